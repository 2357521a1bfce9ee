/** Voucher codes by user: the search finds a user by one (R068). */
export const VOUCHERS: Readonly<Record<string, string>> = {
  'u-1102': 'SPRING-2026-ELO',
  'u-1303': 'LAB-WELCOME-7',
}
