/**
 * In place of `src/config/base-path.ts`: the portal is served under the folder in which the demo lies, wherever that is. Every
 * script of the demo lies in `assets` below it.
 */
const { url } = import.meta
export const BASE = new URL('..', url).pathname.replace(/\/$/, '')
