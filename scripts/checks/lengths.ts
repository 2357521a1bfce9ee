/**
 * Reports the lengths of screens and handlers, without refusing any. A screen connects location, data and view, and a
 * handler file has the operations of an area. The longest ones are the first place to look for code that belongs
 * elsewhere.
 */
import { readFileSync } from 'node:fs'
import { filesBelow, type SourceFile } from '../files.ts'

/** Two lines, for screens and for handler files: the median, and the longest with its file. */
export const lengthReport = (screens: readonly SourceFile[], handlers: readonly SourceFile[]): string[] => [
  reportOf('screens', screens),
  reportOf('handler files', handlers),
]

function reportOf(what: string, files: readonly SourceFile[]): string {
  const lengths = files
    .map(({ path, source }) => ({ path, lines: source.trimEnd().split('\n').length }))
    .sort((one, other) => one.lines - other.lines)
  const median = lengths[Math.floor((lengths.length - 1) / 2)]
  const longest = lengths.at(-1)
  return median && longest
    ? `${what}: half have at most ${median.lines} lines, the longest ${longest.lines} (${longest.path})`
    : `${what}: none`
}

/** Every screen of the portal. */
export const screenSources = (): SourceFile[] => sources('src/features', /-screen\.tsx$/)

/** Every area's handlers in the sandbox. */
export const handlerSources = (): SourceFile[] => sources('mocks/handlers', /(?<!\.test)\.ts$/)

const sources = (folder: string, name: RegExp): SourceFile[] =>
  filesBelow(folder)
    .filter((path) => name.test(path))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
