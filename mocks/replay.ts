/** A problem report again: the same screen, as someone with the same roles, with the answers that were recorded. */
import type { ToldCall } from '@/trouble/told.ts'
import type { ProblemReport } from '@/trouble/problem-report.ts'
import type { Fault } from './faults.ts'
import { sampleAddressOf } from './sample-address.ts'
import { PERSONAS } from './seed/personas.ts'
import type { World } from './world.ts'

/** What a replay opens. */
export interface Replay {
  /** Whom to sign in; nobody for a screen before sign-in. */
  readonly login: string | undefined
  readonly language: string
  /** Within the portal. */
  readonly address: string
}

/** The user is the persona, whose rights decide what can be opened. */
const OWN_ANSWERS: readonly string[] = ['getUser']

/**
 * Prepares a world for a report. `isPublic` says which operations need nobody to be signed in: signing in again must not
 * meet what was recorded of them. Throws, in words, when the report cannot be replayed.
 */
export function prepareReplay(
  world: World,
  report: ProblemReport,
  isPublic: (operationId: string) => boolean,
): Replay {
  if (report.format !== 1 || !Array.isArray(report.calls) || !report.calls.every(isCall))
    throw new Error('this is no problem report')
  if (!report.screen) throw new Error('the report was made at an address that does not exist')
  const isSignedIn = report.screen.audience === 'signed-in'
  const login = isSignedIn ? loginWith(report.roles) : undefined
  world.faults.clear()
  for (const [operationId, calls] of byOperation(report)) {
    if (isSignedIn && isPublic(operationId)) continue
    for (const fault of faultsOf(operationId, calls)) world.faults.set(fault)
  }
  return { login, language: report.language, address: sampleAddressOf(report.screen) }
}

/** Enough of a call to answer as it was answered. */
const isCall = ({ operation, status, ms }: ToldCall): boolean =>
  typeof operation === 'string' && Number.isInteger(status) && Number.isInteger(ms)

/** The first persona with just these roles; otherwise the one who may do most of it. */
function loginWith(roles: readonly string[]): string {
  const shared = (own: readonly string[]): number => own.filter((role) => roles.includes(role)).length
  const [best] = PERSONAS.filter(({ more }) => more.active !== false).toSorted(
    (one, other) => shared(other.roles) - shared(one.roles) || one.roles.length - other.roles.length,
  )
  if (!best) throw new Error('the sandbox has no personas')
  return best.login
}

/** Of each operation its answers since the screen was opened, or else its last one, which the screen may still show. */
function byOperation({ calls, screen }: ProblemReport): ReadonlyMap<string, readonly ToldCall[]> {
  const opened = calls.findLastIndex((call) => call.screen !== screen?.path) + 1
  const answers = new Map<string, readonly ToldCall[]>()
  for (const call of calls.slice(0, opened)) answers.set(call.operation, [call])
  const visit = calls.slice(opened)
  for (const { operation } of visit)
    answers.set(
      operation,
      visit.filter((call) => call.operation === operation),
    )
  return answers
}

/** One after the other; the last one stays. */
const faultsOf = (operationId: string, calls: readonly ToldCall[]): Fault[] =>
  calls.map((call, index) => ({
    operationId,
    kind: 'recorded',
    recorded: OWN_ANSWERS.includes(operationId) ? { ...call, body: undefined } : call,
    ...(index < calls.length - 1 && { times: 1 }),
  }))
