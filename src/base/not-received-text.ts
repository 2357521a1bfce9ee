/**
 * Replaces a text that the contract requires and the server did not send (`not-received.ts`). An invisible character
 * distinguishes it from a typed dash. It has its own file, because the sign-in page needs only this.
 */
export const NOT_RECEIVED = '—\u2060'
