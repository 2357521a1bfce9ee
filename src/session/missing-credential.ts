/** R147: sign-in needs both login and password. Returns the field that is missing, or `undefined`. */
export function missingCredential(typed: { readonly username: string; readonly password: string }) {
  if (typed.username.trim() === '') return 'username'
  return typed.password === '' ? 'password' : undefined
}
