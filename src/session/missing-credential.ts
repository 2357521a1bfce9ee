/** R147: sign-in needs both login and password. Answers the field that is missing. */
export function missingCredential(typed: { readonly username: string; readonly password: string }) {
  if (typed.username.trim() === '') return 'username'
  return typed.password === '' ? 'password' : undefined
}
