import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../files.ts'

/**
 * Replaces the files of a folder by those of another one beside it, each in one step. No file that both have is ever
 * missing or half written for whoever reads it meanwhile, and one that is the same stays as it is, so that a program that
 * watches it does nothing. `last` comes after all others; what the target alone has goes at the end, unless it is `kept`.
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
