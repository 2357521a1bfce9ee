/** `docs/reports.md` describes each field of the portal's reports about itself, and no others. */
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

const text = readFileSync('docs/reports.md', 'utf8')

/** The code terms in the first column of all tables. */
const described = new Set(
  [...text.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w-]+)`/g)].map(([, word = '']) => word),
  ),
)

/** The names of all properties in the types of a file. */
function namesIn(path: string, types: readonly string[]): readonly string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node)) names.push(node.name.getText())
    ts.forEachChild(node, visit)
  }
  for (const node of file.statements)
    if (
      (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
      types.includes(node.name.text)
    )
      ts.forEachChild(node, visit)
  return names
}

const FIELDS = [
  ...namesIn('src/trouble/problem-report.ts', ['ProblemReport']),
  ...namesIn('src/base/recorder.ts', ['RecordedCall', 'Moment']),
  ...namesIn('src/trouble/reported.ts', ['ReportedError']),
  ...namesIn('src/trouble/error-reports.ts', ['Vital', 'ErrorReports']),
]

test('each field of a report is described', () => {
  expect(FIELDS.length).toBeGreaterThan(25)
  expect(FIELDS.filter((name) => !described.has(name) && !text.includes(`\`${name}\``))).toEqual([])
})

test('each described field exists in a report', () => {
  const kinds = ['crash', 'off-contract', 'chunk', 'csp', 'vital']
  expect([...described].filter((name) => !FIELDS.includes(name) && !kinds.includes(name))).toEqual([])
})
