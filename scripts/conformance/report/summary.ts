/** The result of a run as data for the reports, without tokens and passwords. */
import { toCurl } from '../exchange.ts'
import type { Finding, Observation } from '../findings.ts'
import type { Entry } from '../ledger.ts'
import type { Outcome } from '../run.ts'
import type { Suite } from '../suite.ts'

export interface Summary {
  target: string
  level: string
  seed: number
  at: string
  seconds: number
  calls: number
  /** How many of the calls were random invalid requests. */
  invalid: number
  findings: ReportedFinding[]
  cases: {
    law: string
    name: string
    operations: readonly string[]
    found: number
    skipped?: string
    ms: number
  }[]
  areas: AreaSummary[]
  /** Reached and expected entries, by kind. */
  ledger: Record<Entry['kind'], { reached: number; expected: number }>
  unreached: { kind: string; operation: string; place: string }[]
  laws: { id: string; title: string; cases: number; found: number }[]
}
export interface ReportedFinding {
  id: string
  law: string
  operation: string
  place: string
  expected: string
  actual: string
  replay: string
  /** Each call as a `curl` line, with the status of its response. */
  steps: { curl: string; status: number }[]
  also: string[]
}
export interface AreaSummary {
  area: string
  operations: number
  missing: number
  atFault: number
}

export function summaryOf(
  suite: Suite,
  outcomes: readonly Outcome[],
  findings: readonly Finding[],
  { level, ms }: { level: string; ms: number },
): Summary {
  const entries = suite.ledger.list()
  return {
    target: suite.target.name,
    level,
    seed: suite.seed,
    at: new Date().toISOString(),
    seconds: Math.round(ms / 100) / 10,
    calls: suite.calls,
    invalid: suite.invalid,
    findings: findings.map(toReported),
    cases: outcomes.map(({ law, ...rest }) => ({ ...rest, law: law.id, ms: Math.round(rest.ms) })),
    areas: areasOf(suite, findings),
    ledger: {
      status: share(entries, 'status'),
      field: share(entries, 'field'),
      value: share(entries, 'value'),
      rows: share(entries, 'rows'),
      sent: share(entries, 'sent'),
    },
    unreached: entries
      .filter(({ reached }) => !reached)
      .map(({ kind, operation, place }) => ({ kind, operation, place })),
    laws: [...new Set(outcomes.map(({ law }) => law))].map(({ id, title }) => {
      const own = outcomes.filter(({ law }) => law.id === id)
      return { id, title, cases: own.length, found: own.filter(({ found }) => found > 0).length }
    }),
  }
}

const toReported = ({
  also,
  steps,
  id,
  law,
  operation,
  place,
  expected,
  actual,
  replay,
}: Finding): ReportedFinding => ({
  id,
  law,
  operation,
  place,
  expected,
  actual,
  replay,
  steps: steps.map((step) => ({ curl: toCurl(step.request), status: step.status })),
  also: also.map(lineOf),
})

export const lineOf = ({
  law,
  operation,
  place,
  expected,
  actual,
}: Pick<Observation, 'law' | 'operation' | 'place' | 'expected' | 'actual'>): string =>
  `${law}: ${operation} ${place}: expected ${expected}, got ${actual}`

function areasOf({ api, missing }: Suite, findings: readonly Finding[]): AreaSummary[] {
  const atFault = new Set(findings.map(({ operation }) => operation))
  return [...new Set(api.operations.map(({ area }) => area))].sort().map((area) => {
    const own = api.operations.filter((operation) => operation.area === area)
    return {
      area,
      operations: own.length,
      missing: own.filter(({ id }) => missing.has(id)).length,
      atFault: own.filter(({ id }) => atFault.has(id)).length,
    }
  })
}

function share(entries: readonly Entry[], kind: Entry['kind']) {
  const own = entries.filter((entry) => entry.kind === kind)
  return { reached: own.filter(({ reached }) => reached).length, expected: own.length }
}
