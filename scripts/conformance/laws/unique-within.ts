/** `x-unique` states the scope in which a value is unique. Another record elsewhere may have it too. */
import type { UniqueRule } from '../../../openapi/contract-types.ts'
import type { Actor } from '../actors.ts'
import type { Operation } from '../api.ts'
import { type Call, isGood } from '../exchange.ts'
import { at, isSame, withValue } from '../json.ts'
import { readSlot, slotsOf } from '../requests/pool.ts'
import { acceptableCall, schemaAt, withNewTexts } from '../requests/recipes.ts'
import { valuesOf } from '../requests/values.ts'
import { mayChange } from '../restraint.ts'
import { actorsFor } from '../suite.ts'
import type { Trial } from '../trial.ts'

/** The number of other companies, types and so on that are tried. */
const MAX_PLACES = 4

const rulesOf = ({ found }: Operation): readonly UniqueRule[] => found.operation['x-unique'] ?? []

/** Sends a value again in another scope. */
export async function tryScopes(trial: Trial, operation: Operation): Promise<void> {
  const acceptable = await acceptableCall(trial, operation, actorsFor(trial.suite, operation).at(-1))
  if (!acceptable) return
  for (const rule of rulesOf(operation)) await tryRule(trial, acceptable, rule)
}

async function tryRule(
  trial: Trial,
  { call, actor }: { call: Call; actor: Actor },
  { field, within }: UniqueRule,
): Promise<void> {
  const scopes = within.filter((one) => one !== 'company')
  if (scopes.length === 0) return
  const path = field.split('.')
  const fresh = withNewTexts(trial, call)
  const [made] = valuesOf(trial.suite.api, schemaAt(trial, call.operation, path) ?? {}, trial.random)
  const value = at(fresh.body, path) ?? made
  const again = (taken: unknown): Call => {
    const next = withNewTexts(trial, call)
    return { ...next, body: withValue(next.body, path, taken) }
  }
  const first = await trial.send(again(value), actor)
  if (typeof value !== 'string' || !isGood(first)) return
  for (const scope of scopes)
    for (const elsewhere of otherScopes(trial, again(value), actor, scope.split('.'))) {
      if (!mayChange(trial.suite, elsewhere)) continue
      const second = await trial.send(elsewhere, actor)
      if (second.status === 409)
        trial.report({
          operation: call.operation.id,
          place: `${field} within another ${scope}`,
          expected: 'accepted',
          actual: '409',
          steps: [first, second],
        })
      if (isGood(second)) break
    }
}

/** The same call in another company, type and so on. */
function otherScopes(trial: Trial, call: Call, actor: Actor, path: string[]): Call[] {
  const { api, model } = trial.suite
  const slot = slotsOf(api, model, call).find((one) => one.place === 'body' && isSame(one.path, path))
  const present = slot ? readSlot(call, slot) : at(call.body, path)
  const schema = schemaAt(trial, call.operation, path) ?? {}
  const values = slot ? trial.ids(actor, slot.kinds) : valuesOf(api, schema, trial.random)
  return values
    .filter((value) => value !== present)
    .slice(0, MAX_PLACES)
    .map((value) => ({ ...call, body: withValue(call.body, path, value) }))
}
