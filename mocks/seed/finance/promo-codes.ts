/** Promo codes for company budgets, in upper case. */
export const PROMO_CODES: Readonly<Record<string, { cents: number; validUntil: string }>> = {
  'WELCOME-50': { cents: 50_00, validUntil: '2099-12-31' },
  'SUMMER-7': { cents: 7_77, validUntil: '2099-12-31' },
  'EXPIRED-2020': { cents: 100_00, validUntil: '2020-12-31' },
}
