/** The login typed on the sign-in page. Kept in memory only, never in the address, and forgotten after signing in. */
let login = ''

export function rememberLogin(text: string): void {
  login = text
}

export const typedLogin = (): string => login
