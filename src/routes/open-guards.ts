import type { Guard } from './route.ts'

/* Apart from the other guards, because the sign-in page needs no more. */

/** Guests too: pages before sign-in, and the page for unknown addresses. */
export const anyone: readonly Guard[] = []

/** Everyone who is signed in. */
export const signedIn: readonly Guard[] = []
