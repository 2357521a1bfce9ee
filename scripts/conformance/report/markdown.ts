/** The result in Markdown, short enough for a comment on a pull request. */
import type { BaselineComparison } from '../baseline.ts'
import { lineOf, type ReportedFinding, type Summary } from './summary.ts'

/** A comment is limited to 65,536 characters. The reports have the rest. */
const MAX_ROWS = 40

export function toMarkdown(summary: Summary, compared?: BaselineComparison): string {
  const { findings, cases, calls, level, target, seconds, areas, notes } = summary
  const { fresh, known, gone } = compared ?? { fresh: findings, known: [], gone: [] }
  const counts = compared
    ? `${fresh.length} new, ${known.length} known, ${gone.length} gone`
    : `${findings.length} findings`
  const missing = areas.reduce((sum, area) => sum + area.missing, 0)
  const seen = areas.reduce((sum, { operations, unseen }) => sum + operations - unseen, 0)
  return [
    `### Conformance: ${counts}`,
    `${target}, level ${level}: ${cases.length} cases, ${calls} calls, ${seconds} s; ${missing} of the ${seen} operations that it looked at are not implemented.`,
    ...section(compared ? 'New' : 'Findings', fresh.map(rowOf)),
    ...section(
      'Gone (write the baseline anew)',
      gone.map(({ law, operation, place }) => `| | ${operation} | ${law} | ${cell(place)} | |`),
    ),
    ...section('Known', known.map(rowOf)),
    ...notes.map((note) => `> ${note}`),
  ].join('\n\n')
}

const rowOf = (finding: ReportedFinding): string => {
  const { id, operation, law, place, expected, actual, spots } = finding
  const more = spots.length > 0 ? `; the same at ${spots.length} more: ${spots.map(lineOf).join('; ')}` : ''
  return `| ${id} | ${operation} | ${law} | ${cell(place)} | ${cell(`expected ${expected}, got ${actual}${more}`)} |`
}

function section(title: string, rows: readonly string[]): string[] {
  if (rows.length === 0) return []
  const left = rows.length - MAX_ROWS
  const head = ['| | operation | law | place | what |', '|---|---|---|---|---|']
  const table = [...head, ...rows.slice(0, MAX_ROWS)].join('\n')
  return [`#### ${title}`, table, ...(left > 0 ? [`${left} more in the reports.`] : [])]
}

const MAX_CELL = 300
const cell = (text: string): string =>
  (text.length > MAX_CELL ? `${text.slice(0, MAX_CELL)}…` : text)
    .replaceAll('|', String.raw`\|`)
    .replaceAll('\n', ' ')
    .replaceAll('<', '&lt;')
