/** Worlds as a text that outlives the process: a file (persist.ts), or a browser's storage (the demo). */
import { readWorlds } from './control-bodies.ts'
import type { Worlds } from './world.ts'

/** Throws when this sandbox cannot have written the text, be it damaged or of another version. */
export const restoreWorlds = (worlds: Worlds, text: string): void =>
  worlds.load(readWorlds(JSON.parse(text), worlds.seeds))

/** Returns a function that returns the text to keep, or `undefined` when it has returned the same before. */
export function changedWorlds(worlds: Worlds): () => string | undefined {
  let last = ''
  return () => {
    const state = JSON.stringify(worlds.snapshot())
    if (state === last) return undefined
    last = state
    return state
  }
}
