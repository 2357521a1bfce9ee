/**
 * Every rule (R001) and every decided gap (G001) that the repository cites stands in `docs/rules.md`, where each has one
 * line below its area, in order. Without that a reader of a comment could not find out what the id means.
 */
import { readFileSync } from 'node:fs'
import { filesBelow, type SourceFile } from '../files.ts'

const RULES = 'docs/rules.md'

/** Stands for an id that does not exist, in tests. */
const NO_SUCH_ID = 'R999'
const ENTRY = /^- (?<id>[RG]\d{3}): \S.*\.$/
const CITED = /\b[RG]\d{3}\b/g
const FOLDERS = [
  'src',
  'gallery',
  'mocks',
  'openapi',
  'scripts',
  'tests',
  'config',
  'build',
  'docs',
  'locales',
]
const TEXT = /\.(?:tsx?|ya?ml|md|json|css|html)$/

/** Says each line of the rules that is wrong, and each id that is cited without standing there. */
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

/** The files that may cite rules, with what they say. */
export const citingSources = (): SourceFile[] =>
  ['README.md', ...FOLDERS.flatMap(filesBelow)]
    .filter((path) => TEXT.test(path) && !path.startsWith('src/api/generated/'))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
