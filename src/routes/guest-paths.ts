/**
 * The addresses of the pages before sign-in. They stand apart from the routes, so that who only asks whether an address
 * is one of them need not wait for a table, nor depend on which part of it has loaded.
 */
export const guestPaths = {
  Login: '/login',
  TwoFactorAuth: '/2-factor-auth',
  ResetLogin: '/reset-login',
  ResetPassword: '/reset-password',
} as const
