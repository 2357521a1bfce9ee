/** Sessions that an operation ends, as `x-ends` states, are refused afterwards. Other sessions continue. */
import type { Actor } from '../actors.ts'
import type { Operation } from '../api.ts'
import { type Exchange, isGood } from '../exchange.ts'
import { at, isObject } from '../json.ts'
import { fillSlot, slotsOf } from '../requests/pool.ts'
import { acceptableCall, examplesOf, withCredentials } from '../requests/recipes.ts'
import { inTrial, type Trial } from '../trial.ts'
import { type Case, lawOfWrites } from './law.ts'
import { isPublic, perOperation } from './per-operation.ts'

/** How long a server may accept a replaced token, since two tabs may refresh at the same time. In milliseconds. */
const GRACE_MS = 60_000
/** The maximum number of records for which the operation is tried. */
const MAX_RECORDS = 12

export const sessions = lawOfWrites(
  'sessions',
  'What `x-ends` names is refused from then on, and other sessions go on',
  (suite) =>
    perOperation(
      suite,
      ({ found }) => found.operation['x-ends'] !== undefined,
      async (trial, operation) => {
        if (trial.world === undefined)
          return { skipped: 'others use the accounts of a server without worlds' }
        const ends = operation.found.operation['x-ends']
        if (ends === 'inactive') return expectNoneOpen(trial, operation)
        return ends === 'user' ? expectNamedEnded(trial, operation) : expectEnded(trial, operation)
      },
    ),
)

interface Session {
  token: string
  refreshToken: string
}

async function expectEnded(trial: Trial, operation: Operation): ReturnType<Case['run']> {
  const { suite, world } = trial
  const ends = operation.found.operation['x-ends']
  const actor = suite.actors.find(({ password, code2fa }) => password !== undefined && code2fa === undefined)
  const [example] = examplesOf(trial, operation)
  if (!actor || !example) return { skipped: 'no actor signs in with a password alone' }
  const [firstSession, otherSession] = [await sessionOf(trial, actor), await sessionOf(trial, actor)]
  // A renewed session is still the same session: its first token ends with it.
  const currentSession =
    firstSession && ends !== 'token' ? await refreshedSession(trial, firstSession) : firstSession
  if (!firstSession || !currentSession || !otherSession) return { skipped: 'no refresh token is given' }
  const authorization = `Bearer ${operation.roles.includes('refresh') ? currentSession.refreshToken : currentSession.token}`
  const done = await trial.send({ ...withCredentials(example, actor), authorization })
  if (!isGood(done)) return { skipped: 'no request was accepted' }
  if (ends === 'token') {
    if (!suite.target.offers.advance || world === undefined) return { skipped: 'the clock cannot be moved' }
    await suite.target.offers.advance(world, GRACE_MS)
    const again = await trial.send({ operation, authorization })
    if (again.status !== 401)
      report(trial, again, 'the token that was sent', '401', String(again.status), done)
    return undefined
  }
  const [ended, open] = ends === 'others' ? [otherSession, currentSession] : [currentSession, otherSession]
  await expectStatus(trial, done, ended, true)
  if (ends === 'session') await expectRefused(trial, done, firstSession.token)
  await expectStatus(trial, done, open, false)
  return undefined
}

/** Names one signed-in user after another, until the operation is accepted. It must have ended the user's session. */
async function expectNamedEnded(trial: Trial, operation: Operation): ReturnType<Case['run']> {
  const { suite } = trial
  const acceptable = await acceptableCall(trial, operation)
  if (!acceptable) return { skipped: 'no request was accepted to start from' }
  const { call } = acceptable
  const caller = isPublic(operation) ? undefined : acceptable.actor
  const slot = slotsOf(suite.api, suite.model, call).find(({ kinds }) => kinds.includes('user'))
  for (const [id, person] of await actorsById(trial)) {
    if (person.password === undefined || person.code2fa !== undefined || person === caller) continue
    const session = await sessionOf(trial, person)
    const body = slot ? undefined : { ...(call.body as object), login: person.username }
    const done = await trial.send(slot ? fillSlot(call, slot, id) : { ...call, body }, caller)
    if (!session || !isGood(done)) continue
    await expectStatus(trial, done, session, true)
    return undefined
  }
  return { skipped: 'no person was accepted' }
}

/** The session after a refresh. */
async function refreshedSession(trial: Trial, { refreshToken }: Session): Promise<Session | undefined> {
  const operation = trial.suite.api.operation('refreshSession')
  const { json } = await trial.send({ operation, authorization: `Bearer ${refreshToken}` })
  const next = isObject(json) ? json : {}
  const { token, refreshToken: nextRefresh = refreshToken } = next
  return typeof token === 'string' && typeof nextRefresh === 'string'
    ? { token, refreshToken: nextRefresh }
    : undefined
}

async function expectRefused(trial: Trial, done: Exchange, token: string): Promise<void> {
  const operation = trial.suite.api.operation('getUser')
  const got = await trial.send({ operation, body: {}, authorization: `Bearer ${token}` })
  if (got.status !== 401)
    report(trial, done, 'the token before a refresh', '401, as its session ended', String(got.status), got)
}

async function expectStatus(trial: Trial, done: Exchange, session: Session, isEnded: boolean): Promise<void> {
  const { api } = trial.suite
  const calls = [
    { operation: api.operation('getUser'), body: {}, authorization: `Bearer ${session.token}` },
    { operation: api.operation('refreshSession'), authorization: `Bearer ${session.refreshToken}` },
  ]
  for (const call of calls) {
    const got = await trial.send(call)
    if ((got.status === 401) === isEnded) continue
    const whose = isEnded ? 'a session that ended' : 'a session that goes on'
    report(
      trial,
      done,
      `${call.operation.id} in ${whose}`,
      isEnded ? '401' : 'no 401',
      String(got.status),
      got,
    )
  }
}

async function sessionOf(trial: Trial, actor: Actor): Promise<Session | undefined> {
  const { token, refreshToken } = await trial.signIn(actor, trial.world)
  return typeof token === 'string' && typeof refreshToken === 'string' ? { token, refreshToken } : undefined
}

/** Checks, as platform staff, that after the operation no inactive user has an open session. */
async function expectNoneOpen(trial: Trial, operation: Operation): ReturnType<Case['run']> {
  const { suite } = trial
  const acceptable = await acceptableCall(trial, operation)
  if (!acceptable) return { skipped: 'no request was accepted to start from' }
  const people = await actorsById(trial)
  const [slot] = slotsOf(suite.api, suite.model, acceptable.call)
  const isUser = slot?.kinds.includes('user') === true
  const ids = !slot ? [] : isUser ? [...people.keys()] : trial.ids(acceptable.actor, slot.kinds)
  const calls = slot
    ? ids.slice(0, MAX_RECORDS).map((id) => fillSlot(acceptable.call, slot, id))
    : [acceptable.call]
  for (const call of calls) {
    const isReported = await inTrial(suite, trial.context, async (own) => {
      const done = await own.send(call, acceptable.actor)
      return isGood(done) && (await reportOpenSessions(own, done, people))
    })
    if (isReported) return undefined
  }
  return undefined
}

/** The actors, by the identifiers of their users. */
async function actorsById(trial: Trial): Promise<Map<string, Actor>> {
  const operation = trial.suite.api.operation('getUser')
  const people = new Map<string, Actor>()
  for (const actor of trial.suite.actors) {
    const { json } = await trial.sendUnrecorded({ operation, body: {} }, actor)
    if (isObject(json) && typeof json['ospId'] === 'string') people.set(json['ospId'], actor)
  }
  return people
}

async function reportOpenSessions(
  trial: Trial,
  done: Exchange,
  people: ReadonlyMap<string, Actor>,
): Promise<boolean> {
  const { api, actors } = trial.suite
  const staff = actors.find(({ roles }) => roles.includes('ospadmin'))
  for (const id of people.keys()) {
    const shown = await trial.sendUnrecorded(
      { operation: api.operation('getBackofficeUser'), path: { id } },
      staff,
    )
    const open = at(shown.json, ['openSessions'])
    if (at(shown.json, ['user', 'active']) !== false || open === 0 || !isGood(shown)) continue
    report(trial, done, 'who is not active', 'no open session', String(open), shown)
    return true
  }
  return false
}

const report = (
  trial: Trial,
  done: Exchange,
  place: string,
  expected: string,
  actual: string,
  after: Exchange,
): void => trial.report({ operation: done.call.operation.id, place, expected, actual, steps: [done, after] })
