/**
 * Reads a file of `tests/files/`, which names records of the sandbox's seed, or returns `undefined` if there is none.
 */
import { existsSync, readFileSync } from 'node:fs'

const EXAMPLES = new URL('../../../tests/files/', import.meta.url)

export function readExample(name: string): string | undefined {
  const path = new URL(name, EXAMPLES)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
