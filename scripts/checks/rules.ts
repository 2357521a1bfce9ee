/**
 * Every rule (R001) and every decided gap (G001) that the repository cites is listed in `docs/rules.md`, with one line
 * per id below its area, in order. This way a reader of a comment can find out what an id means.
 */
import { readFileSync } from 'node:fs'
import { filesBelow, type SourceFile } from '../files.ts'

const RULES = 'docs/rules.md'

/** An id that does not exist, used in tests. */
const NO_SUCH_ID = 'R999'
const ENTRY = /^- (?<id>[RG]\d{3}): \S.*\.$/
const CITED = /\b[RG]\d{3}\b/g
const FOLDERS = [
  'src',
  'gallery',
  'mocks',
  'openapi',
  'notations',
  'files',
  'scripts',
  'tests',
  'config',
  'build',
  'docs',
  'locales',
]
const TEXT = /\.(?:tsx?|ya?ml|md|json|css|html)$/

/** Returns each invalid line of the list, and each cited id that it lacks. */
export function ruleListFindings(rules: string, sources: readonly SourceFile[]): string[] {
  const findings: string[] = []
  const known = new Set<string>()
  let last = ''
  for (const [index, line] of rules.split('\n').entries()) {
    if (line.startsWith('## ')) last = ''
    if (!line.startsWith('- ')) continue
    const place = `${RULES}:${index + 1}`
    const id = ENTRY.exec(line)?.groups?.id
    if (id === undefined) {
      findings.push(`${place} is not of the form "- R001: One sentence."`)
      continue
    }
    if (known.has(id)) findings.push(`${place} has ${id} a second time`)
    // Rules come before gaps, each by number.
    if (sortKey(id) < last) findings.push(`${place} has ${id} out of order`)
    known.add(id)
    last = sortKey(id)
  }
  for (const { path, source } of sources) {
    for (const id of new Set(source.match(CITED))) {
      if (!known.has(id) && id !== NO_SUCH_ID) findings.push(`${path} cites ${id}, which ${RULES} has not`)
    }
  }
  return findings
}

const sortKey = (id: string): string => (id.startsWith('R') ? '1' : '2') + id

export const readRuleList = (): string => readFileSync(RULES, 'utf8')

/** The files that may cite rules, with their text. */
export const citingSources = (): SourceFile[] =>
  ['README.md', ...FOLDERS.flatMap(filesBelow)]
    .filter((path) => TEXT.test(path) && !path.startsWith('src/api/generated/'))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
