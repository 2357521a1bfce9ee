/** What an operation states in `x-refuses` is refused with 422, with the field and the rule, and changes nothing. */
import type { RefusedRequest } from '../../contract/types.ts'
import type { Operation } from '../api.ts'
import type { Call, Exchange } from '../exchange.ts'
import { at, isObject, withValue, without } from '../json.ts'
import { acceptableCall } from '../requests/recipes.ts'
import type { Trial } from '../trial.ts'
import { withIdsOf } from './options.ts'
import { writeLaw } from './writes.ts'

export const refuses = writeLaw(
  'refuses',
  'A request that breaks a rule across its fields, as `x-refuses` states, is refused with 422 and changes nothing',
  (_suite, operation) => refusedOf(operation).length > 0,
  async (trial, operation) => {
    const ready = await acceptableCall(trial, operation)
    if (!ready) return { skipped: 'no request was accepted to start from' }
    const before = await trial.state()
    for (const one of refusedOf(operation)) {
      const refused = await trial.send(callFor(trial, ready.call, one), ready.actor)
      const rules = refused.status === 422 ? rulesIn(refused, one.field) : []
      if (rules.includes(one.rule)) continue
      trial.report({
        operation: operation.id,
        place: `${one.field} ${one.rule}`,
        expected: `422 naming ${one.field} with the rule ${one.rule}`,
        actual: `${refused.status} ${rules.join(', ')}`.trim(),
        steps: [refused],
      })
    }
    if ((await trial.state()) !== before)
      trial.report({
        operation: operation.id,
        place: 'after refused requests',
        expected: 'refused requests change nothing',
        actual: 'stored data has changed',
      })
    return undefined
  },
)

const refusedOf = ({ found }: Operation): readonly RefusedRequest[] => found.operation['x-refuses'] ?? []

/** An accepted call with the values that break the rule, about the same records. */
function callFor(
  trial: Trial,
  call: Call,
  { with: values = {}, without: left = [], same = {} }: RefusedRequest,
): Call {
  const bare = left.reduce<unknown>((body, path) => without(body, path.split('.')), call.body)
  const filled = Object.entries(values).reduce<unknown>(
    (body, [path, value]) => withValue(body, path.split('.'), value),
    bare,
  )
  const body = Object.entries(same).reduce<unknown>(
    (whole, [path, other]) => withValue(whole, path.split('.'), at(call.body, other.split('.'))),
    withIdsOf(trial, { ...call, body: filled }, call).body,
  )
  return { ...call, body }
}

function rulesIn({ json }: Exchange, field: string): string[] {
  const errors: unknown = isObject(json) ? json['errors'] : undefined
  if (!Array.isArray(errors)) return []
  return errors.filter(isObject).flatMap((error) => (error['field'] === field ? [String(error['rule'])] : []))
}
