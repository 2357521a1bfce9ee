/**
 * Limits the length of screens, of what stands behind them, and of handlers. A screen only connects location, data and
 * view, and a handler file only its operations; longer parts get files of their own, and what a second area needs goes
 * into a pattern.
 */
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { filesBelow, type SourceFile } from '../files.ts'

/** Half of the screens have at most this many lines. */
const MEDIAN = 45
/** No screen has more lines. */
const LONGEST = 150

/**
 * `src/features` has at most this many lines of code for each screen of the table of screens. With the 152 that there were
 * when the limit was set, that is 120 for each of the 146 screens of the specification.
 */
const CODE_FOR_EACH = 120

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

/** Reports when the areas have too much code for this number of screens. */
export function featureFindings(features: readonly SourceFile[], screens: number): string[] {
  const lines = features.reduce((sum, { source }) => sum + codeLines(source), 0)
  const most = Math.floor(screens * CODE_FOR_EACH)
  return lines > most
    ? [`src/features has ${lines} lines of code; with ${screens} screens it has at most ${most}`]
    : []
}

/** The lines that have code. Imports and what is only commented do not count. */
export function codeLines(source: string): number {
  const file = ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const lines = new Set<number>()
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isJSDoc(node)) return
    const parts = node.getChildren(file)
    // An expression in braces with only a comment has no code.
    if (ts.isJsxExpression(node) && !node.expression) return
    if (parts.length > 0) return parts.forEach(visit)
    const first = file.getLineAndCharacterOfPosition(node.getStart(file)).line
    const text = node.getText(file).split('\n')
    for (const [at, line] of text.entries()) if (line.trim() !== '') lines.add(first + at)
  }
  visit(file)
  return lines.size
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

/** How many screens there are. An address that only redirects is none. */
export async function countScreens(): Promise<number> {
  const { routes } = await import('../../src/routes/routes.ts')
  return routes.filter((route) => 'load' in route).length
}

/** All code of the areas, without tests. */
export const featureSources = (): SourceFile[] => sources('src/features', /(?<!\.test)\.tsx?$/)

/** Every area's handlers in the sandbox. */
export const handlerSources = (): SourceFile[] => sources('mocks/handlers', /(?<!\.test)\.ts$/)

const sources = (folder: string, name: RegExp): SourceFile[] =>
  filesBelow(folder)
    .filter((path) => name.test(path))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
