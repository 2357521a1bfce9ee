/**
 * Reads an example file of `tests/files/`, or returns `undefined` if it does not exist. Its rows refer to the seed of the
 * sandbox.
 */
import { existsSync, readFileSync } from 'node:fs'

const EXAMPLES = new URL('../../../tests/files/', import.meta.url)

export function readExample(name: string): string | undefined {
  const path = new URL(name, EXAMPLES)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
