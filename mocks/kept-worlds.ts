/** Worlds as a text that outlives the process: a file (persist.ts), or a browser's storage (the demo). */
import { readWorlds } from './control-bodies.ts'
import type { Worlds } from './world.ts'

/** Throws if this sandbox cannot have written the text, because it is damaged or of another version. */
export const restoreWorlds = (worlds: Worlds, text: string): void =>
  worlds.load(readWorlds(JSON.parse(text), worlds.seeds))

/** Returns a function that returns the text to store, or `undefined` if nothing has changed since its last call. */
export function changedWorlds(worlds: Worlds): () => string | undefined {
  let last = ''
  return () => {
    const state = JSON.stringify(worlds.snapshot())
    if (state === last) return undefined
    last = state
    return state
  }
}
