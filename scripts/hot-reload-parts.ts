import { readLevel } from './level.ts'

/** How many browsers share the screens that a full run edits under the development server. */
export const HOT_RELOAD_PARTS = readLevel() === 'full' ? 4 : 1

/** Options of the browser tests that edit files of the portal while a page is open: which part of the screens. */
export interface HotReloadOptions {
  readonly part: { readonly index: number; readonly count: number }
}
