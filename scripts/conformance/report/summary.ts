/** The result of a run as data for the reports, without tokens and passwords. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { passdigest } from '../actors.ts'
import { type Exchange, maskSecrets, reported, toCurl, variableOf } from '../exchange.ts'
import type { Finding, Observation } from '../findings.ts'
import type { Entry } from '../ledger.ts'
import type { Outcome } from '../run.ts'
import type { Suite } from '../suite.ts'

export interface Summary {
  target: string
  level: string
  /** The command of this run, to which a replay id can be added. */
  again: string
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
  /** The laws that could not be tried on an operation, because the target lacks other operations. */
  untried: Untried[]
  /** Notes about the run for readers of the report. */
  notes: readonly string[]
}
export interface Untried {
  law: string
  title: string
  /** The reason, and the missing operations. */
  wanting: { what: string; operations: readonly string[] }[]
}
/** A violation that a law saw: where, and how to reproduce it. */
interface Seen {
  law: string
  operation: string
  place: string
  expected: string
  actual: string
  replay: string
}
export interface ReportedFinding extends Seen {
  id: string
  /** Each call as a `curl` line, with the status of its response and the start of its body. */
  steps: ReportedStep[]
  /** The statement of the violated law. */
  rule: string
  /** The rules of the ledger that the operation cites. */
  cites: readonly string[]
  /** Where the contract states it: the file and line of the operation. */
  where?: string
  /** Other places where the same law is broken in the same way. */
  spots: Spot[]
  /** Observations of other laws with the same cause. */
  also: Spot[]
}
export interface ReportedStep {
  curl: string
  status: number
  answer: string
}
/** A further observation of a finding. */
export interface Spot extends Seen {
  /** The call that shows it. */
  step?: ReportedStep
}
export interface AreaSummary {
  area: string
  operations: number
  missing: number
  /** How many the run did not look at, so that it is not known whether the target has them. */
  unseen: number
  atFault: number
}

export function summaryOf(
  suite: Suite,
  outcomes: readonly Outcome[],
  findings: readonly Finding[],
  { level, ms, again, untried }: { level: string; ms: number; again: string; untried: Untried[] },
): Summary {
  const entries = suite.ledger.list()
  return {
    target: suite.target.name,
    level,
    again,
    seed: suite.seed,
    at: new Date().toISOString(),
    seconds: Math.round(ms / 100) / 10,
    calls: suite.calls,
    invalid: suite.invalid,
    findings: findings.map((finding) => toReported(suite, outcomes, finding)),
    untried,
    notes: suite.notes,
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

const toReported = (
  suite: Suite,
  outcomes: readonly Outcome[],
  { spots, also, steps, id, law, operation, place, expected, actual, replay }: Finding,
): ReportedFinding => ({
  id,
  law,
  operation,
  place,
  expected,
  actual,
  replay,
  steps: steps.map((step) => toStep(suite, step)),
  rule: outcomes.find((one) => one.law.id === law)?.law.title ?? OTHER_RULES[law] ?? '',
  cites: suite.api.has(operation) ? (suite.api.operation(operation).found.operation['x-rule'] ?? []) : [],
  ...whereOf(operation),
  spots: spots.map((one) => toSpot(suite, one)),
  also: also.map((one) => toSpot(suite, one)),
})

const PATHS = 'openapi/paths'

/** Each operation with its place in the contract. */
const places = new Map<string, string>()

function whereOf(operation: string): { where?: string } {
  if (places.size === 0 && existsSync(PATHS))
    for (const file of readdirSync(PATHS))
      for (const [index, line] of readFileSync(join(PATHS, file), 'utf8').split('\n').entries()) {
        const id = /^\s+operationId: (\w+)/.exec(line)?.[1]
        if (id !== undefined) places.set(id, `${PATHS}/${file}:${index + 1}`)
      }
  const where = places.get(operation)
  return where === undefined ? {} : { where }
}

/** The secrets of the actors, with the variables that replace them in the reports. */
const secretsOf = ({ actors, tokens }: Suite): Map<string, string> =>
  new Map(
    actors.flatMap((actor) => {
      const { token = tokens.get(actor.name), password, expiredToken } = actor
      const secrets = {
        TOKEN: token,
        PASSDIGEST: password === undefined ? undefined : passdigest(password),
        EXPIRED_TOKEN: expiredToken,
      }
      return Object.entries(secrets).flatMap(([kind, secret]) =>
        secret === undefined ? [] : [[secret, `${kind}_${variableOf(actor)}`] as const],
      )
    }),
  )

const toStep = (suite: Suite, step: Exchange): ReportedStep => ({
  curl: toCurl(reported(step, secretsOf(suite))),
  status: step.status,
  answer: answerOf(step),
})

const toSpot = (
  suite: Suite,
  { law, operation, place, expected, actual, replay, steps }: Observation,
): Spot => {
  const last = steps.at(-1)
  return { law, operation, place, expected, actual, replay, ...(last && { step: toStep(suite, last) }) }
}

/** The checks that are not laws. */
const OTHER_RULES: Readonly<Record<string, string>> = {
  survey: 'Every answer is as the contract documents it',
  coverage: 'Every documented status, field and value is seen, or waived with a reason',
}

const MAX_ANSWER = 2000

/** The start of a response's body as text, without tokens and passwords. For a file only its size. */
function answerOf({ json, bytes, headers }: Exchange): string {
  const type = headers.get('content-type') ?? ''
  if (json === undefined && bytes.length > 0 && !/^text|json|xml/.test(type))
    return `${bytes.length} bytes of ${type}`
  const text = json === undefined ? new TextDecoder().decode(bytes) : maskSecrets(json)
  return text.length > MAX_ANSWER ? `${text.slice(0, MAX_ANSWER)} …` : text
}

/** The headline of a finding: the difference, and all of its places. */
export const headlineOf = (finding: ReportedFinding): string =>
  `${lineOf(finding)}${finding.spots.length === 0 ? '' : `; and the same at ${namesOf(finding)}`}`

/** The other operations of a finding, or its other places in the same operation. */
function namesOf({ operation, spots }: ReportedFinding): string {
  const isOfOne = spots.every((spot) => spot.operation === operation)
  return [...new Set(spots.map((spot) => (isOfOne ? spot.place : `${spot.operation} ${spot.place}`)))].join(
    ', ',
  )
}

export const lineOf = ({
  law,
  operation,
  place,
  expected,
  actual,
}: Pick<Observation, 'law' | 'operation' | 'place' | 'expected' | 'actual'>): string =>
  `${law}: ${operation} ${place}: expected ${expected}, got ${actual}`

function areasOf({ api, missing, surveyed }: Suite, findings: readonly Finding[]): AreaSummary[] {
  const atFault = new Set(findings.flatMap((one) => [one, ...one.spots].map(({ operation }) => operation)))
  return [...new Set(api.operations.map(({ area }) => area))].sort().map((area) => {
    const own = api.operations.filter((operation) => operation.area === area)
    return {
      area,
      operations: own.length,
      missing: own.filter(({ id }) => missing.has(id)).length,
      unseen: own.filter(({ id }) => !surveyed.has(id)).length,
      atFault: own.filter(({ id }) => atFault.has(id)).length,
    }
  })
}

function share(entries: readonly Entry[], kind: Entry['kind']) {
  const own = entries.filter((entry) => entry.kind === kind)
  return { reached: own.filter(({ reached }) => reached).length, expected: own.length }
}
