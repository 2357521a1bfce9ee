/**
 * Stands for a text that the contract requires and the server did not send (`not-received.ts`), with an invisible character
 * that tells it from a dash that someone typed. Apart, because the sign-in page needs no more.
 */
export const NOT_RECEIVED = '—\u2060'
