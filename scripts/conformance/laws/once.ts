/** What is done under an Idempotency-Key is done once, and answered alike each time (G301). */
import { randomUUID } from 'node:crypto'
import { type Call, type Exchange, isGood } from '../exchange.ts'
import { idOf } from '../identity.ts'
import { isSame } from '../json.ts'
import { readBack, readerOf } from '../records.ts'
import { acceptableCall } from '../requests/recipes.ts'
import { isShared, mayChange } from '../restraint.ts'
import { rowsOf } from '../rows.ts'
import type { Operation } from '../api.ts'
import type { Trial } from '../trial.ts'
import { namesField } from './input.ts'
import { stateLaw } from './per-operation.ts'

const HEADER = 'Idempotency-Key'

const takesKey = ({ parameters }: Operation): boolean =>
  parameters.some(({ name, in: place }) => place === 'header' && name === HEADER)

export const once = stateLaw(
  'once',
  'A request that is repeated under one Idempotency-Key gets the first answer and does nothing; another one is refused',
  (_suite, operation) => takesKey(operation),
  async (trial, operation) => {
    const ready = await readyCall(trial, operation)
    if (!ready) return { skipped: 'no request was accepted to start from' }
    const { actor } = ready
    const call = underKey(ready.call)
    const first = await trial.send(call, actor)
    if (!isGood(first)) return { skipped: 'no request was accepted a second time' }
    const before = await shownBy(trial, first)
    const state = await trial.state()
    const second = await trial.send(call, actor)
    const steps = [first, second]
    const after = await shownBy(trial, first)
    const report = (expected: string, actual: string): void =>
      trial.report({ operation: operation.id, place: HEADER, expected, actual, steps })
    if (!isAlike(first, second)) report('the first answer again', answerOf(second))
    else if (!isSame(before, after) || (await trial.state()) !== state)
      report('a repeated request does nothing', 'stored data has changed')
    const other = otherRequest(call)
    if (!other || !mayChange(trial.suite, other)) return undefined
    const refused = await trial.send(other, actor)
    if (refused.status !== 422 || !namesField(refused.json, [HEADER]))
      trial.report({
        operation: operation.id,
        place: `${HEADER} of another request`,
        expected: `422 naming ${HEADER}`,
        actual: answerOf(refused),
        steps: [first, refused],
      })
    return undefined
  },
)

export const onceAtATime = stateLaw(
  'once-at-a-time',
  'Of two requests under one Idempotency-Key at the same time one is done, and both get its answer',
  (_suite, operation) => takesKey(operation),
  async (trial, operation) => {
    const ready = await readyCall(trial, operation)
    if (!ready) return { skipped: 'no request was accepted to start from' }
    const call = underKey(ready.call)
    const before = await shownBy(trial, { call, json: undefined })
    const both = await Promise.all([trial.send(call, ready.actor), trial.send(call, ready.actor)])
    const [one, other] = both
    const report = (actual: string): void =>
      trial.report({
        operation: operation.id,
        place: `${HEADER} at the same time`,
        expected: 'both get the answer of the one that is done',
        actual,
        steps: both,
      })
    if (!both.some(isGood)) return { skipped: 'no request was accepted a second time' }
    if (!isAlike(one, other)) return report(both.map(answerOf).join(' and '))
    const state = await trial.state()
    const third = await trial.send(call, ready.actor)
    if (!isAlike(one, third)) report(`a third one gets ${answerOf(third)}`)
    else if ((await trial.state()) !== state) report('a third one changes stored data')
    const more = countOf(await shownBy(trial, one)) - countOf(before)
    if (more > 1) report(`${more} new rows are listed`)
    return undefined
  },
)

/** A call that would be accepted and was not yet sent. Where others use the data, it changes what the run made. */
async function readyCall(trial: Trial, operation: Operation) {
  const ready = await acceptableCall(trial, operation)
  return ready && (!isShared(trial.suite) || mayChange(trial.suite, ready.call)) ? ready : undefined
}

/** A key that no run before has used, whatever its seed: a server would answer as it did then. */
const underKey = (call: Call): Call => ({ ...call, headers: { [HEADER]: `conformance-${randomUUID()}` } })

const isAlike = (one: Exchange, other: Exchange): boolean =>
  one.status === other.status && isSame(one.json, other.json)

const answerOf = ({ status, json }: Exchange): string => [status, idOf(json)].filter(Boolean).join(' ')

/** What the record's own read or list shows; undefined when there is none. */
async function shownBy(trial: Trial, { call, json }: Pick<Exchange, 'call' | 'json'>): Promise<unknown> {
  const reader = readerOf(trial.suite, call.operation)
  const read = reader && (await readBack(trial, { call, json }, undefined, reader))
  return read && isGood(read) ? read.json : undefined
}

const countOf = (json: unknown): number => rowsOf({ json }).length

/** The same call with one of the other examples of its body; undefined when there is none. */
function otherRequest(call: Call): Call | undefined {
  const other = call.operation.body?.examples.find((body) => !isSame(body, call.body))
  return other === undefined ? undefined : { ...call, body: other }
}
