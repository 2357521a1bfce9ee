import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../files.ts'

/**
 * Replaces the files of a folder by the files of a neighbouring folder, one atomic step per file. A file in both is
 * never missing or incomplete for a concurrent reader, and an unchanged file is not written, so that watchers do not
 * react. `last` is replaced after all others. Files that exist only in the target are deleted at the end, unless they
 * are `kept`.
 */
export function swapIn(
  fresh: string,
  target: string,
  { last = '', kept = [] as readonly string[] } = {},
): void {
  const names = namesBelow(fresh)
  for (const name of [...names.filter((one) => one !== last), ...names.filter((one) => one === last)]) {
    const [from, to] = [join(fresh, name), join(target, name)]
    if (existsSync(to) && readFileSync(from).equals(readFileSync(to))) continue
    mkdirSync(dirname(to), { recursive: true })
    renameSync(from, to)
  }
  const left = new Set([...names, ...kept])
  for (const name of namesBelow(target)) if (!left.has(name)) rmSync(join(target, name))
}

const namesBelow = (folder: string): string[] =>
  filesBelow(folder).map((path) => path.slice(folder.length + 1))
