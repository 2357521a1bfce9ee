/** Known findings: a run with a baseline fails for new findings, and for known ones that have disappeared. */
import { readFileSync, writeFileSync } from 'node:fs'
import { isObject } from './json.ts'
import type { ReportedFinding, Summary } from './report/summary.ts'

/** A known finding. Expected and actual values may differ from run to run, so they are not compared. */
export interface Known {
  law: string
  operation: string
  place: string
  /** The case that shows it. */
  case: string
}
export interface Compared {
  fresh: readonly ReportedFinding[]
  known: readonly ReportedFinding[]
  /** Known findings that did not appear although their case was tried. */
  gone: readonly Known[]
}

export function compareWith(baseline: readonly Known[], summary: Summary): Compared {
  const { findings, cases } = summary
  const before = new Set(baseline.map(keyOf))
  const now = new Set(findings.flatMap((one) => [one, ...one.spots, ...one.also]).map(keyOf))
  const tried = new Set(
    cases.filter(({ skipped }) => skipped === undefined).map(({ law, name }) => `${law}:${name}`),
  )
  return {
    fresh: findings.filter((one) => !before.has(keyOf(one))),
    known: findings.filter((one) => before.has(keyOf(one))),
    gone: baseline.filter((one) => !now.has(keyOf(one)) && tried.has(one.case)),
  }
}

export function writeBaseline(path: string, { findings }: Summary): void {
  const known = findings
    .map(({ law, operation, place, replay }): Known => ({ law, operation, place, case: caseOf(replay) }))
    .sort((one, other) => keyOf(one).localeCompare(keyOf(other)))
  writeFileSync(path, `${JSON.stringify(known, undefined, 2)}\n`)
}

/** Throws if the file is missing or is not a baseline. */
export function readBaseline(path: string): Known[] {
  const all: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!Array.isArray(all) || !all.every(isKnown))
    throw new Error(`${path} is no baseline: --write-baseline writes one`)
  return all
}

const isKnown = (one: unknown): one is Known =>
  isObject(one) && ['law', 'operation', 'place', 'case'].every((name) => typeof one[name] === 'string')

const keyOf = ({ law, operation, place }: Pick<Known, 'law' | 'operation' | 'place'>): string =>
  `${law} ${operation} ${place}`

const caseOf = (replay: string): string => replay.split(':').slice(0, 2).join(':')
