import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Worlds, WorldSnapshot } from './world.ts'

/** Restores the worlds of a file, if it exists, and returns the function that saves them there. */
export function persistWorlds(worlds: Worlds, file: string): () => void {
  if (existsSync(file)) worlds.load(JSON.parse(readFileSync(file, 'utf8')) as Record<string, WorldSnapshot>)
  let saved = ''
  return () => {
    const state = JSON.stringify(worlds.snapshot())
    if (state === saved) return
    // Write to a new file first, then replace the old one: a run that is killed leaves the old file intact.
    writeFileSync(`${file}.new`, state)
    renameSync(`${file}.new`, file)
    saved = state
  }
}
