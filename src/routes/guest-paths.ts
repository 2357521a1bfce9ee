/**
 * The addresses of the guest pages. Separate from the routes, so that checking whether an address is one of them does
 * not wait for a table or depend on which one has loaded.
 */
export const guestPaths = {
  Login: '/login',
  TwoFactorAuth: '/2-factor-auth',
  ResetLogin: '/reset-login',
  ResetPassword: '/reset-password',
} as const
