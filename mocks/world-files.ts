/** Stores worlds as files in a folder, by name: `PUT /sandbox/files/{name}` and `POST /sandbox/files/{name}/load`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WorldSnapshot } from './world.ts'

export interface WorldFiles {
  list(): string[]
  /** Returns false for an invalid name. */
  write(name: string, snapshot: WorldSnapshot): boolean
  /** The text of the file. */
  read(name: string): string | undefined
}

/** Cannot leave the folder: no separator, and no leading dot. */
const NAME = /^[A-Za-z0-9][\w.-]{0,99}$/
const EXTENSION = '.world.json'

export function createWorldFiles(folder: string): WorldFiles {
  const pathOf = (name: string): string => join(folder, name + EXTENSION)
  return {
    list: () =>
      (existsSync(folder) ? readdirSync(folder) : [])
        .filter((file) => file.endsWith(EXTENSION))
        .map((file) => file.slice(0, -EXTENSION.length))
        .sort(),
    write(name, snapshot) {
      if (!NAME.test(name)) return false
      mkdirSync(folder, { recursive: true })
      writeFileSync(pathOf(name), JSON.stringify(snapshot))
      return true
    },
    read: (name) =>
      NAME.test(name) && existsSync(pathOf(name)) ? readFileSync(pathOf(name), 'utf8') : undefined,
  }
}
