/** Prints progress during a run, and the result as text. */
import type { Compared } from '../baseline.ts'
import { quoted } from '../exchange.ts'
import type { Outcome } from '../run.ts'
import { headlineOf, lineOf, type Summary } from './summary.ts'

/** Findings with their calls. */
const MAX_PRINTED = 50
const MAX_STEPS = 5
/** How many operations are named if a law could not be tried. */
const MAX_NAMED = 3

export function createProgress(out: NodeJS.WriteStream = process.stdout) {
  let law = ''
  let done = 0
  let found = 0
  const line = (): string => `  ${law}: ${done} cases, ${found} with findings`
  return {
    report(outcome: Outcome, left: number): void {
      if (outcome.law.id !== law) {
        if (law !== '') out.write(`${out.isTTY ? '\r' : ''}${line()}\n`)
        law = outcome.law.id
        done = 0
        found = 0
      }
      done += 1
      if (outcome.found > 0) found += 1
      if (out.isTTY) out.write(`\r${line()}, ${left} left in all \u001B[K`)
    },
    end(): void {
      if (law !== '') out.write(`${out.isTTY ? '\r' : ''}${line()}${out.isTTY ? '\u001B[K' : ''}\n`)
    },
  }
}

export function printSummary(summary: Summary, folder: string, compared?: Compared): void {
  const { findings, areas, ledger } = summary
  for (const finding of findings.slice(0, MAX_PRINTED)) {
    console.log(`\n${finding.id} ${headlineOf(finding)}`)
    const details = [...finding.cites, finding.where].filter((part) => part !== undefined)
    console.log(`     ${finding.rule}${details.length > 0 ? ` (${details.join(', ')})` : ''}`)
    for (const { curl } of finding.steps.slice(-MAX_STEPS)) console.log(`     ${curl}`)
    for (const other of finding.also) console.log(`     seen too by ${lineOf(other)}`)
    console.log(`     ${summary.again} --replay ${quoted(finding.replay)}`)
  }
  if (findings.length > MAX_PRINTED) console.log('\nMore, with their calls in the reports:')
  for (const finding of findings.slice(MAX_PRINTED)) console.log(`${finding.id} ${headlineOf(finding)}`)
  if (compared) {
    const { fresh, known, gone } = compared
    for (const { law, operation, place } of gone) console.log(`\ngone: ${law}: ${operation} ${place}`)
    console.log(
      `\nbeside the baseline: ${fresh.length} new (${fresh.map(({ id }) => id).join(', ')}), ${known.length} known, ${gone.length} gone`,
    )
  }
  for (const note of summary.notes) console.log(`\n${note}`)
  const partial = areas.filter(({ missing }) => missing > 0)
  if (partial.length > 0) {
    console.log('\nnot implemented:')
    for (const { area, missing, operations } of partial) console.log(`  ${area}: ${missing} of ${operations}`)
  }
  if (summary.untried.length > 0) console.log('\nnot tried, for want of operations:')
  for (const { law, wanting } of summary.untried)
    for (const { what, operations } of wanting) console.log(`  ${law}, ${what}: ${named(operations)}`)
  const shares = Object.entries(ledger).map(
    ([kind, { reached, expected }]) => `${kind} ${reached}/${expected}`,
  )
  const made = summary.invalid > 0 ? ` (${summary.invalid} random invalid requests)` : ''
  console.log(`\nreached: ${shares.join(', ')}`)
  console.log(
    `${summary.target}, level ${summary.level}, seed ${summary.seed}: ${summary.cases.length} cases, ` +
      `${summary.calls} calls${made}, ${findings.length} findings, ${summary.seconds} s; reports in ${folder}`,
  )
}

const named = (operations: readonly string[]): string =>
  [
    ...operations.slice(0, MAX_NAMED),
    ...(operations.length > MAX_NAMED ? [`${operations.length - MAX_NAMED} more`] : []),
  ].join(', ')
