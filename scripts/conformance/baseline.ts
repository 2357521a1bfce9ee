/** The baseline of known findings: a run fails for new findings, and for known ones that have disappeared. */
import { readFileSync, writeFileSync } from 'node:fs'
import { isObject } from './json.ts'
import type { ReportedFinding, Summary } from './report/summary.ts'

/** A known finding. Expected and actual values may differ from run to run, so they are not compared. */
export interface KnownFinding {
  law: string
  operation: string
  place: string
  /** The case that reported it, as `law:name`. */
  case: string
}
export interface BaselineComparison {
  /** Findings that are not in the baseline. */
  fresh: readonly ReportedFinding[]
  known: readonly ReportedFinding[]
  /** Known findings that did not appear although their case was tried. */
  gone: readonly KnownFinding[]
}

export function compareWith(baseline: readonly KnownFinding[], summary: Summary): BaselineComparison {
  const { findings, cases } = summary
  const before = new Set(baseline.map(keyOf))
  const now = new Set(findings.flatMap((finding) => [finding, ...finding.spots, ...finding.also]).map(keyOf))
  const tried = new Set(
    cases.filter(({ skipped }) => skipped === undefined).map(({ law, name }) => `${law}:${name}`),
  )
  return {
    fresh: findings.filter((finding) => !before.has(keyOf(finding))),
    known: findings.filter((finding) => before.has(keyOf(finding))),
    gone: baseline.filter((finding) => !now.has(keyOf(finding)) && tried.has(finding.case)),
  }
}

export function writeBaseline(path: string, { findings }: Summary): void {
  const known = findings
    .map(({ law, operation, place, replay }): KnownFinding => ({
      law,
      operation,
      place,
      case: caseOf(replay),
    }))
    .sort((one, other) => keyOf(one).localeCompare(keyOf(other)))
  writeFileSync(path, `${JSON.stringify(known, undefined, 2)}\n`)
}

/** Throws if the file is missing or is not a baseline. */
export function readBaseline(path: string): KnownFinding[] {
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!Array.isArray(content) || !content.every(isKnown))
    throw new Error(`${path} is no baseline: --write-baseline writes one`)
  return content
}

const isKnown = (value: unknown): value is KnownFinding =>
  isObject(value) && ['law', 'operation', 'place', 'case'].every((name) => typeof value[name] === 'string')

const keyOf = ({ law, operation, place }: Pick<KnownFinding, 'law' | 'operation' | 'place'>): string =>
  `${law} ${operation} ${place}`

const caseOf = (replay: string): string => replay.split(':').slice(0, 2).join(':')
