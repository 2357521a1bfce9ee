/** Replays a problem report: the same screen, for a user with the same roles, with the recorded responses. */
import type { ReportedCall } from '@/trouble/reported.ts'
import type { ProblemReport } from '@/trouble/problem-report.ts'
import type { Fault } from './faults.ts'
import { sampleAddressOf } from './sample-address.ts'
import { PERSONAS } from './seed/personas.ts'
import type { World } from './world.ts'

/** The screen that a replay opens, and the user who is signed in. */
export interface Replay {
  /** The login to sign in with, or `undefined` for a guest page. */
  readonly login: string | undefined
  readonly language: string
  /** Within the portal. */
  readonly address: string
}

/**
 * The recorded body is not replayed: the response describes the persona, whose permissions decide which screens open.
 */
const NOT_REPLAYED: readonly string[] = ['getUser']

/**
 * Prepares a world for a report. `isPublic` returns whether an operation needs no signed-in user. Recorded responses of
 * such operations are not replayed, because they would affect signing in. Throws an error with a message if the report
 * cannot be replayed.
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

/** Whether a call has enough data to reproduce its response. */
const isCall = ({ operation, status, ms }: ReportedCall): boolean =>
  typeof operation === 'string' && Number.isInteger(status) && Number.isInteger(ms)

/** The first persona with exactly these roles, otherwise the one with most of them. */
function loginWith(roles: readonly string[]): string {
  const countShared = (own: readonly string[]): number => own.filter((role) => roles.includes(role)).length
  const [best] = PERSONAS.filter(({ more }) => more.active !== false).toSorted(
    (one, other) =>
      countShared(other.roles) - countShared(one.roles) || one.roles.length - other.roles.length,
  )
  if (!best) throw new Error('the sandbox has no personas')
  return best.login
}

/**
 * The responses of each operation since the screen was opened. If there are none, its last response before that, which
 * the screen may still show.
 */
function byOperation({ calls, screen }: ProblemReport): ReadonlyMap<string, readonly ReportedCall[]> {
  const opened = calls.findLastIndex((call) => call.screen !== screen?.path) + 1
  const responses = new Map<string, readonly ReportedCall[]>()
  for (const call of calls.slice(0, opened)) responses.set(call.operation, [call])
  const visit = calls.slice(opened)
  for (const { operation } of visit)
    responses.set(
      operation,
      visit.filter((call) => call.operation === operation),
    )
  return responses
}

/** One fault per recorded response. Each is used once, in order, and the last one stays. */
const faultsOf = (operationId: string, calls: readonly ReportedCall[]): Fault[] =>
  calls.map((call, index) => ({
    operationId,
    kind: 'recorded',
    recorded: NOT_REPLAYED.includes(operationId) ? { ...call, body: undefined } : call,
    ...(index < calls.length - 1 && { times: 1 }),
  }))
