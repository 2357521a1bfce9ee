import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { changedWorlds, restoreWorlds } from './kept-worlds.ts'
import type { Worlds } from './world.ts'

/**
 * Restores the worlds of a file, if it exists, and returns the function that saves them there. A damaged file, or one
 * of another version, is kept under another name and reported, and new worlds are created.
 */
export function persistWorlds(worlds: Worlds, file: string, warn: (message: string) => void): () => void {
  if (existsSync(file))
    try {
      restoreWorlds(worlds, readFileSync(file, 'utf8'))
    } catch (error) {
      const backup = unusedName(file)
      renameSync(file, backup)
      const reason = error instanceof Error ? error.message : String(error)
      warn(`${file} cannot be read: ${reason}. It is kept as ${backup}, and all worlds begin anew.`)
    }
  const changed = changedWorlds(worlds)
  return () => {
    const state = changed()
    if (state === undefined) return
    mkdirSync(dirname(file), { recursive: true })
    // Write to a new file first, then replace the old one: if the process is killed, the old file stays intact.
    writeFileSync(`${file}.new`, state)
    renameSync(`${file}.new`, file)
  }
}

/** A name that no earlier copy has. */
function unusedName(file: string, count = 1): string {
  const name = `${file}.bad-${count}`
  return existsSync(name) ? unusedName(file, count + 1) : name
}
