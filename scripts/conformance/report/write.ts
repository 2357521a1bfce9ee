import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BaselineComparison } from '../baseline.ts'
import { toHtml } from './html.ts'
import { toJunit } from './junit.ts'
import { toMarkdown } from './markdown.ts'
import type { Summary } from './summary.ts'

/** Writes `conformance.json`, `.html`, `.xml` (JUnit) and `.md` (for a pull request) into a folder. */
export function writeReports(folder: string, summary: Summary, compared?: BaselineComparison): void {
  mkdirSync(folder, { recursive: true })
  const write = (ending: string, text: string): void =>
    writeFileSync(join(folder, `conformance.${ending}`), text)
  write('json', `${JSON.stringify(summary, undefined, 1)}\n`)
  write('html', toHtml(summary))
  write('xml', toJunit(summary))
  write('md', `${toMarkdown(summary, compared)}\n`)
}
