import type { Guard } from './route.ts'

/*
 * Restores the scroll position. The browser does so immediately, when a list may not have its rows yet and the page is
 * too short. So this scrolls as soon as the page is long enough, unless the user has interacted since.
 */

/** Also guests: guest pages, and the page for unknown addresses. */
export const anyone: readonly Guard[] = []

/** Everyone who is signed in. */
export const signedIn: readonly Guard[] = []
