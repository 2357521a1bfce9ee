/** `x-states` states in which record states an operation is accepted, and the state that follows. */
import type { StateRule } from '../../../openapi/contract-types.ts'
import type { Actor } from '../actors.ts'
import type { Operation } from '../api.ts'
import { type Call, type Exchange, isGood } from '../exchange.ts'
import { at, isObject, isSame } from '../json.ts'
import { readBack, readerOf, recordIn } from '../records.ts'
import { acceptableCall } from '../requests/recipes.ts'
import { fillSlot, type Slot, slotsOf } from '../requests/pool.ts'
import { isShared, mayChange } from '../restraint.ts'
import { actorsFor } from '../suite.ts'
import type { Trial } from '../trial.ts'

/** The number of records that are tried in each state. */
const MAX_RECORDS = 3

/** Accepted in addition to 409: the identifier belongs to another kind of record, or to another caller. */
const REFUSED = [409, 404, 403]

const rulesOf = ({ found }: Operation): readonly StateRule[] => found.operation['x-states'] ?? []

export const hasStates = (operation: Operation): boolean => rulesOf(operation).length > 0

/** Tries records in each state. Returns the number of states. */
export async function tryTransitions(trial: Trial, operation: Operation): Promise<number> {
  const { api, model } = trial.suite
  const acceptable = await acceptableCall(trial, operation, actorsFor(trial.suite, operation).at(-1))
  const kind = model.subject(operation) ?? ''
  const slot = acceptable && slotsOf(api, model, acceptable.call).find(({ kinds }) => kinds.includes(kind))
  let tried = 0
  if (!acceptable || !slot) return 0
  for (const rule of rulesOf(operation)) tried += await tryStates(trial, acceptable, slot, rule)
  return tried
}

async function tryStates(
  trial: Trial,
  { call, actor }: { call: Call; actor: Actor },
  slot: Slot,
  rule: StateRule,
): Promise<number> {
  const path = rule.field.split('.')
  const byState = new Map<unknown, string[]>()
  for (const id of trial.ids(actor, slot.kinds)) {
    const state = at(trial.record(actor, id), path)
    if (state === undefined || (isShared(trial.suite) && !mayChange(trial.suite, fillSlot(call, slot, id))))
      continue
    byState.set(state, [...(byState.get(state) ?? []), id])
  }
  for (const [state, ids] of byState)
    for (const id of ids.slice(0, MAX_RECORDS)) {
      const done = await trial.send(withVersionOf(trial, actor, fillSlot(call, slot, id), id), actor)
      if (rule.from.some((one) => one === state)) await expectNext(trial, rule, state, done)
      else if (!REFUSED.includes(done.status))
        report(trial, rule, `from ${String(state)}`, '409', String(done.status), [done])
    }
  return byState.size
}

/** An operation that the state allows is not refused because of the state, and leads to the stated next state. */
async function expectNext(trial: Trial, rule: StateRule, state: unknown, done: Exchange): Promise<void> {
  const code = isObject(done.json) ? done.json['code'] : undefined
  if (done.status === 409 && code === rule.refusal)
    report(trial, rule, `from ${String(state)}`, 'accepted', `409 ${code}`, [done])
  const reader = isGood(done) ? readerOf(trial.suite, done.call.operation) : undefined
  const read = reader && (await readBack(trial, done, done.actor, reader))
  const named = at(done.json, ['ospId']) ?? at(done.call.body, ['ospId'])
  const record =
    reader && read && isGood(read) ? recordIn(read, reader, named as string | undefined) : undefined
  const next = at(record, rule.field.split('.'))
  if (rule.to !== undefined && next !== undefined && !isSame(next, rule.to) && read)
    report(trial, rule, `to ${String(rule.to)}`, String(rule.to), JSON.stringify(next), [done, read])
}

function withVersionOf(trial: Trial, actor: Actor, call: Call, id: string): Call {
  const version = trial.version(actor, id)
  if (!isObject(call.body) || !('version' in call.body)) return call
  const { version: _old, ...body } = call.body
  return { ...call, body: version === undefined ? body : { ...body, version } }
}

const report = (
  trial: Trial,
  { field }: StateRule,
  place: string,
  expected: string,
  actual: string,
  steps: Exchange[],
): void => {
  const operation = steps[0]?.call.operation.id ?? ''
  trial.report({ operation, place: `${field} ${place}`, expected, actual, steps })
}
