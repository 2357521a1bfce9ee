/**
 * Replaces `src/config/base-path.ts`: the demo can be served from any folder, so the base path is the parent of
 * `assets`, the folder with all scripts of the demo.
 */
const { url } = import.meta
export const BASE = new URL('..', url).pathname.replace(/\/$/, '')
