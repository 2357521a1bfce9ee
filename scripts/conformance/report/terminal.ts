/** Prints progress during a run, and the result as text. */
import type { BaselineComparison } from '../baseline.ts'
import { quoted } from '../exchange.ts'
import type { Outcome } from '../run.ts'
import type { Suite } from '../suite.ts'
import { headlineOf, lineOf, type Summary } from './summary.ts'

/** The number of findings that are printed with their calls. */
const MAX_PRINTED = 50
const MAX_STEPS = 5
/** The number of operations that are named if a law could not be tried. */
const MAX_NAMED = 3

export function createProgress(out: NodeJS.WriteStream = process.stdout) {
  let law = ''
  let doneCases = 0
  let casesWithFindings = 0
  const progressLine = (): string => `  ${law}: ${doneCases} cases, ${casesWithFindings} with findings`
  return {
    /** The reads that the target has are read before any case, so a wrong response is a finding of the survey. */
    surveyed({ api, surveyed, missing, observations }: Suite): void {
      const reads = api.operations.filter(
        ({ id, reads: isRead }) => isRead && surveyed.has(id) && !missing.has(id),
      )
      const atFault = new Set(observations.map(({ operation }) => operation))
      out.write(`  survey: ${reads.length} operations read, ${atFault.size} with findings\n`)
    },
    report(outcome: Outcome, left: number): void {
      if (outcome.law.id !== law) {
        if (law !== '') out.write(`${out.isTTY ? '\r' : ''}${progressLine()}\n`)
        law = outcome.law.id
        doneCases = 0
        casesWithFindings = 0
      }
      doneCases += 1
      if (outcome.found > 0) casesWithFindings += 1
      if (out.isTTY) out.write(`\r${progressLine()}, ${left} left in all \u001B[K`)
    },
    end(): void {
      if (law !== '') out.write(`${out.isTTY ? '\r' : ''}${progressLine()}${out.isTTY ? '\u001B[K' : ''}\n`)
    },
  }
}

export function printSummary(summary: Summary, folder: string, compared?: BaselineComparison): void {
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
    const names = fresh.length > 0 ? ` (${fresh.map(({ id }) => id).join(', ')})` : ''
    const advice = gone.length > 0 ? ': --write-baseline writes it anew' : ''
    console.log(
      `\nbeside the baseline: ${fresh.length} new${names}, ${known.length} known, ${gone.length} gone${advice}`,
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
    for (const { what, operations } of wanting) console.log(`  ${law}, ${what}: ${listed(operations)}`)
  const shares = Object.entries(ledger).map(
    ([kind, { reached, expected }]) => `${kind} ${reached}/${expected}`,
  )
  const invalidNote = summary.invalid > 0 ? ` (${summary.invalid} random invalid requests)` : ''
  console.log(`\nreached: ${shares.join(', ')}`)
  console.log(
    `${summary.target}, level ${summary.level}, seed ${summary.seed}: ${summary.cases.length} cases, ` +
      `${summary.calls} calls${invalidNote}, ${findings.length} findings, ${summary.seconds} s; reports in ${folder}`,
  )
}

const listed = (operations: readonly string[]): string =>
  [
    ...operations.slice(0, MAX_NAMED),
    ...(operations.length > MAX_NAMED ? [`${operations.length - MAX_NAMED} more`] : []),
  ].join(', ')
