/** What an operation states in `x-refuses` is refused with 422, with the field and the rule, and changes nothing. */
import type { RefusedRequest } from '../../contract/types.ts'
import type { Operation } from '../api.ts'
import type { Call, Exchange } from '../exchange.ts'
import { at, isObject, withValue, without } from '../json.ts'
import { acceptableCall } from '../requests/recipes.ts'
import type { Trial } from '../trial.ts'
import { withIdsOf } from './options.ts'
import { isRefresh, stateLaw } from './per-operation.ts'

export const refuses = stateLaw(
  'refuses',
  'A request that breaks a rule across its fields, as `x-refuses` states, is refused with 422 and changes nothing',
  (_suite, operation) => refusedOf(operation).length > 0 && !isRefresh(operation),
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
  { with: values = {}, without: left = [], same = {}, unknown = [] }: RefusedRequest,
): Call {
  const place = call.operation.body ? 'body' : 'query'
  const bare = left.reduce<unknown>((part, path) => without(part, path.split('.')), call[place] ?? {})
  const filled = Object.entries(values).reduce<unknown>(
    (part, [path, value]) => withValue(part, path.split('.'), dated(value)),
    bare,
  )
  const named = withIdsOf(trial, { ...call, [place]: filled }, call)[place]
  const copied = Object.entries(same).reduce<unknown>(
    (part, [path, other]) => withValue(part, path.split('.'), at(call[place], other.split('.'))),
    named,
  )
  const last = unknown.reduce<unknown>(
    (part, path) => withValue(part, path.split('.'), trial.random.unique()),
    copied,
  )
  return { ...call, [place]: last }
}

const DAY_MS = 86_400_000
/** The day in the country of the contract (G011). */
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels' })

/** `$tomorrow`, `$yesterday` and `$month`, the present one, as the day or the month that they are now. */
export function dated(value: unknown): unknown {
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, dated(part)]))
  if (typeof value !== 'string') return value
  const dayAfter = (days: number): string => DAY.format(Date.now() + days * DAY_MS)
  return value
    .replace('$tomorrow', dayAfter(1))
    .replace('$yesterday', dayAfter(-1))
    .replace('$month', dayAfter(0).slice(0, 7).replace('-', ''))
}

function rulesIn({ json }: Exchange, field: string): string[] {
  const errors: unknown = isObject(json) ? json['errors'] : undefined
  if (!Array.isArray(errors)) return []
  return errors.filter(isObject).flatMap((error) => (error['field'] === field ? [String(error['rule'])] : []))
}
