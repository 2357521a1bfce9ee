/** A request under an Idempotency-Key is executed once, with the same response each time (G301). */
import { randomUUID } from 'node:crypto'
import { type Call, type Exchange, isGood } from '../exchange.ts'
import { idOf } from '../identity.ts'
import { isSame } from '../json.ts'
import { readBack, readerOf } from '../records.ts'
import { acceptableCall, withNewTexts } from '../requests/recipes.ts'
import { isShared, mayChange, leavesProtected } from '../restraint.ts'
import { rowsOf } from '../rows.ts'
import { actorsFor } from '../suite.ts'
import type { Operation } from '../api.ts'
import type { Actor } from '../actors.ts'
import type { Trial } from '../trial.ts'
import { violationsOf } from '../violations.ts'
import { namesField } from './input.ts'
import { stateLaw } from './per-operation.ts'

const HEADER = 'Idempotency-Key'
const REPLAYED = 'Idempotency-Replayed'

const takesKey = ({ parameters }: Operation): boolean =>
  parameters.some(({ name, in: place }) => place === 'header' && name === HEADER)

export const once = stateLaw(
  'once',
  'A request that is repeated under one Idempotency-Key does nothing and gets the first response, which says that it is; another one is refused',
  (_suite, operation) => takesKey(operation),
  async (trial, operation) => {
    const acceptable = await readyCall(trial, operation)
    if (!acceptable) return { skipped: 'no request was accepted to start from' }
    const { actor } = acceptable
    const refusedBefore = await refusedUnderKey(trial, acceptable)
    const call = refusedBefore ? sameKey(acceptable.call, refusedBefore) : underKey(acceptable.call)
    const first = await trial.send(call, actor)
    const report = (place: string, expected: string, actual: string, steps: readonly Exchange[]): void =>
      trial.report({ operation: operation.id, place, expected, actual, steps })
    if (!isGood(first)) {
      // A new key shows whether the request or the old key is refused.
      if (refusedBefore && isGood(await trial.send(underKey(acceptable.call), actor)))
        report(`${HEADER} of a refused request`, 'free for the corrected request', responseText(first), [
          refusedBefore,
          first,
        ])
      return { skipped: 'no request was accepted a second time' }
    }
    const atFirst = refusedBefore ? [refusedBefore, first] : [first]
    if (isReplayed(first)) report(`${REPLAYED} at first`, 'absent, as it was done now', 'true', atFirst)
    const before = await shownBy(trial, first)
    const state = await trial.state()
    const second = await trial.send(call, actor)
    const steps = [first, second]
    const after = await shownBy(trial, first)
    if (!isAlike(first, second)) report(HEADER, 'the first response again', responseText(second), steps)
    else if (!isSame(before, after) || (await trial.state()) !== state)
      report(HEADER, 'a repeated request does nothing', 'stored data has changed', steps)
    else if (!isReplayed(second))
      report(`${REPLAYED} again`, 'true', second.headers.get(REPLAYED) ?? 'absent', steps)
    const other = otherRequest(call)
    if (other && mayChange(trial.suite, other)) {
      const refused = await trial.send(other, actor)
      if (refused.status !== 422 || !namesField(refused.json, [HEADER]))
        report(`${HEADER} of another request`, `422 naming ${HEADER}`, responseText(refused), [
          first,
          refused,
        ])
    }
    await expectOwnKeys(trial, first, actor, report)
    await expectOneOperation(trial, first, actor, report)
    return undefined
  },
)

type Report = (place: string, expected: string, actual: string, steps: readonly Exchange[]) => void

/** Each user has their own keys: the same key and request of another user is no repetition. */
async function expectOwnKeys(trial: Trial, first: Exchange, actor: Actor, report: Report): Promise<void> {
  const another = actorsFor(trial.suite, first.call.operation).find((one) => one !== actor)
  if (!another || !mayChange(trial.suite, first.call)) return
  const theirs = await trial.send(first.call, another)
  if (isReplayed(theirs))
    report(`${HEADER} of another user`, 'a request of its own', `the response to ${actor.name} again`, [
      first,
      theirs,
    ])
}

/** The same key with another operation is refused. It must be one that the user may call. */
async function expectOneOperation(
  trial: Trial,
  first: Exchange,
  actor: Actor,
  report: Report,
): Promise<void> {
  const { api, recipes } = trial.suite
  const others = api.operations.filter((one) => one !== first.call.operation && takesKey(one))
  const [other] = others.flatMap(({ id }) => recipes.get(`${id} ${actor.name}`) ?? [])
  if (!other || !mayChange(trial.suite, other)) return
  const refused = await trial.send(sameKey(withNewTexts(trial, other), first), actor)
  if (isGood(refused))
    report(`${HEADER} of another operation`, `422 naming ${HEADER}`, responseText(refused), [first, refused])
}

export const onceAtATime = stateLaw(
  'once-at-a-time',
  'Of two requests under one Idempotency-Key at the same time one is done, and both get its response',
  (_suite, operation) => takesKey(operation),
  async (trial, operation) => {
    const acceptable = await readyCall(trial, operation)
    if (!acceptable) return { skipped: 'no request was accepted to start from' }
    const call = underKey(acceptable.call)
    const before = await shownBy(trial, { call, json: undefined })
    const both = await Promise.all([trial.send(call, acceptable.actor), trial.send(call, acceptable.actor)])
    const [one, other] = both
    const report = (actual: string): void =>
      trial.report({
        operation: operation.id,
        place: `${HEADER} at the same time`,
        expected: 'both get the response of the one that is done',
        actual,
        steps: both,
      })
    if (!both.some(isGood)) return { skipped: 'no request was accepted a second time' }
    if (!isAlike(one, other)) return report(both.map(responseText).join(' and '))
    const state = await trial.state()
    const third = await trial.send(call, acceptable.actor)
    if (!isAlike(one, third)) report(`a third one gets ${responseText(third)}`)
    else if ((await trial.state()) !== state) report('a third one changes stored data')
    const more = countOf(await shownBy(trial, one)) - countOf(before)
    if (more > 1) report(`${more} new rows are listed`)
    return undefined
  },
)

/**
 * A call that would be accepted and has not been sent yet. If others use the data, it changes only records of this run.
 */
async function readyCall(trial: Trial, operation: Operation) {
  const acceptable = await acceptableCall(trial, operation)
  return acceptable && (!isShared(trial.suite) || mayChange(trial.suite, acceptable.call))
    ? acceptable
    : undefined
}

/** A request under a new key that breaks a constraint and is refused for it. `undefined` if there is none. */
async function refusedUnderKey(
  trial: Trial,
  { call, actor }: { call: Call; actor: Actor },
): Promise<Exchange | undefined> {
  for await (const violation of violationsOf(trial.suite.api, call)) {
    if (!leavesProtected(trial.suite, violation.call)) continue
    const refused = await trial.send(underKey(violation.call), actor)
    return refused.status === violation.status ? refused : undefined
  }
  return undefined
}

/**
 * A key that no earlier run has used, even with the same seed: otherwise a server would replay its earlier response.
 */
const underKey = (call: Call): Call => ({ ...call, headers: { [HEADER]: `conformance-${randomUUID()}` } })

const isReplayed = ({ headers }: Exchange): boolean => headers.get(REPLAYED) === 'true'

const sameKey = (call: Call, { call: { headers = {} } }: Exchange): Call => ({ ...call, headers })

const isAlike = (one: Exchange, other: Exchange): boolean =>
  one.status === other.status && isSame(one.json, other.json)

const responseText = ({ status, json }: Exchange): string => [status, idOf(json)].filter(Boolean).join(' ')

/** The record as its own read or list shows it, or `undefined` if there is none. */
async function shownBy(trial: Trial, { call, json }: Pick<Exchange, 'call' | 'json'>): Promise<unknown> {
  const reader = readerOf(trial.suite, call.operation)
  const read = reader && (await readBack(trial, { call, json }, undefined, reader))
  return read && isGood(read) ? read.json : undefined
}

const countOf = (json: unknown): number => rowsOf({ json }).length

/** The same call with another example of its body, or `undefined` if there is none. */
function otherRequest(call: Call): Call | undefined {
  const other = call.operation.body?.examples.find((body) => !isSame(body, call.body))
  return other === undefined ? undefined : { ...call, body: other }
}
