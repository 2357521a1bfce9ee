/**
 * Limits the length of screens and handlers. A screen only connects location, data and view, and a handler file only
 * its operations; longer parts get files of their own.
 */
import { readFileSync } from 'node:fs'
import { filesBelow, type SourceFile } from '../files.ts'

/** Half of the screens have at most this many lines. */
const MEDIAN = 120
/** No screen has more lines. */
const LONGEST = 150

/** A handler file has at most this many lines. */
const LONGEST_HANDLERS = 600

/** Returns each screen that is too long, and reports when the median is too high. */
export function screenFindings(screens: readonly SourceFile[]): string[] {
  const lengths = screens.map(toLength)
  const inOrder = lengths.map(({ lines }) => lines).sort((one, other) => one - other)
  const median = inOrder[Math.floor((inOrder.length - 1) / 2)] ?? 0
  return [
    ...lengths
      .filter(({ lines }) => lines > LONGEST)
      .map(({ path, lines }) => `${path} has ${lines} lines; a screen has at most ${LONGEST}`),
    ...(median > MEDIAN ? [`the median of the screens is ${median} lines; it is at most ${MEDIAN}`] : []),
  ]
}

/** Returns each handler file that is too long. */
export const handlerFindings = (handlers: readonly SourceFile[]): string[] =>
  handlers
    .map(toLength)
    .filter(({ lines }) => lines > LONGEST_HANDLERS)
    .map(({ path, lines }) => `${path} has ${lines} lines; handlers have at most ${LONGEST_HANDLERS}`)

const toLength = ({ path, source }: SourceFile) => ({ path, lines: source.trimEnd().split('\n').length })

/** Every screen of the portal. */
export const screenSources = (): SourceFile[] => sources('src/features', /-screen\.tsx$/)

/** Every area's handlers in the sandbox. */
export const handlerSources = (): SourceFile[] => sources('mocks/handlers', /(?<!\.test)\.ts$/)

const sources = (folder: string, name: RegExp): SourceFile[] =>
  filesBelow(folder)
    .filter((path) => name.test(path))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
