/**
 * The addresses of the guest pages. They are separate from the routes, so that checking whether an address is a guest
 * page does not wait for a table or depend on which one has loaded.
 */
export const guestPaths = {
  Login: '/login',
  TwoFactorAuth: '/2-factor-auth',
  ResetLogin: '/reset-login',
  ResetPassword: '/reset-password',
} as const
