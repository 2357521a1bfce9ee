import type { Guard } from './route.ts'

/* Separate from the other guards, because the sign-in page needs only these. */

/** Also guests: guest pages, and the page for unknown addresses. */
export const anyone: readonly Guard[] = []

/** Everyone who is signed in. */
export const signedIn: readonly Guard[] = []
