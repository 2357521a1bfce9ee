/**
 * A screen says where one is, what is asked and what is shown; what needs more lines has a file of its own. So has what
 * several operations of the sandbox do: a handler file is not long either.
 */
import { readFileSync } from 'node:fs'
import { filesBelow, type SourceFile } from '../files.ts'

/** Half of the screens are at most so long, in lines. */
const MEDIAN = 120
/** And none is longer than this. */
const LONGEST = 150

/** An area's handlers have at most so many. */
const LONGEST_HANDLERS = 600

/** Says each screen that is too long, and when too many are long. */
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

/** Says each file of handlers that is too long. */
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
