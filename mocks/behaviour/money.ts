/** Sums are computed in whole cents. Requests and responses use euros (G012). */
export const toCents = (euros: number): number => Math.round(euros * 100)
export const toEuros = (cents: number): number => cents / 100
/** The largest amount in the contract, in cents. */
export const MAX_CENTS = 99_999_999_999
