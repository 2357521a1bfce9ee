import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Worlds, WorldSnapshot } from './world.ts'

/** Brings back the worlds of a file, when there is one, and answers the function that saves them there. */
export function keepWorlds(worlds: Worlds, file: string): () => void {
  if (existsSync(file)) worlds.load(JSON.parse(readFileSync(file, 'utf8')) as Record<string, WorldSnapshot>)
  let saved = ''
  return () => {
    const state = JSON.stringify(worlds.snapshot())
    if (state === saved) return
    // First beside it, then in its place: a run that ends midway leaves the old file whole.
    writeFileSync(`${file}.new`, state)
    renameSync(`${file}.new`, file)
    saved = state
  }
}
