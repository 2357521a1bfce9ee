/** Mistakes of one line in the product: every one that a file can hold, and a sample of them by seed. */
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { mutationsOf } from '../conformance/mutants/operators.ts'
import { sampleOf } from '../conformance/mutants/sample.ts'
import { filesBelow, namesIn } from '../files.ts'

export interface Mutant {
  readonly file: string
  readonly line: number
  readonly operator: string
  readonly before: string
  readonly after: string
  /** Where the mutated code begins in its file. */
  readonly at: number
}

/** The files of the product: the code that users run, and the files that the portal is generated from. */
export const productFiles = (): readonly string[] =>
  [
    ...filesBelow('src'),
    ...filesBelow('mocks'),
    ...namesIn('openapi', '.ts').map((name) => `openapi/${name}.ts`),
  ].filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !/\.(test|type-test|built|d)\.tsx?$/.test(path) &&
      !path.startsWith('src/api/generated/'),
  )

/** Each mutant of these files whose code is on one line. */
export const mutantsOf = (files: readonly string[]): readonly Mutant[] =>
  files.flatMap((file) => mutantsIn(file, readFileSync(file, 'utf8')))

export function mutantsIn(file: string, content: string): readonly Mutant[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.ES2023, true, kind)
  const found: Mutant[] = []
  const lineOf = (place: number): number => source.getLineAndCharacterOfPosition(place).line + 1
  const add = (node: ts.Node, operator: string, after: string): void => {
    const at = node.getStart(source)
    if (lineOf(at) !== lineOf(node.end)) return
    found.push({ file, line: lineOf(at), operator, before: node.getText(source), after, at })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isExpressionStatement(node) && isEffect(node.expression)) add(node, 'statement left out', ';')
    if (ts.isJsxAttribute(node)) add(node, 'attribute left out', '')
    if (ts.isExpression(node))
      for (const { operator, text } of mutationsOf(node, source)) add(node, operator, text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const isEffect = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) ||
  ts.isAwaitExpression(node) ||
  ts.isBinaryExpression(node) ||
  ts.isVoidExpression(node)

/** The content of a file with the mutant in it. */
export const withMutant = (content: string, { at, before, after }: Mutant): string =>
  content.slice(0, at) + after + content.slice(at + before.length)

/** Some mutants, the same for the same seed: the first ones are a sample too. */
export const drawMutants = (all: readonly Mutant[], count: number, seed: number): readonly Mutant[] =>
  sampleOf(all, count, seed)
