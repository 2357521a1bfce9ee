/**
 * Requests that an operation's `x-refuses` describes are refused with 422, with the field and the rule, and change
 * nothing. The same applies to a partner of a type that its `x-reference` does not allow.
 */
import type { JsonSchema, RefusedRequest } from '../../../openapi/contract-types.ts'
import type { Actor } from '../actors.ts'
import { type Operation, propertiesOf } from '../api.ts'
import type { Call, Exchange } from '../exchange.ts'
import { at, isObject, leaves, type Path, withValue, without } from '../json.ts'
import { acceptableCall } from '../requests/recipes.ts'
import type { Suite } from '../suite.ts'
import type { Trial } from '../trial.ts'
import { withIdsOf } from './options.ts'
import { isRefresh, stateLaw } from './per-operation.ts'

export const refuses = stateLaw(
  'refuses',
  'A request that breaks a rule across its fields, as `x-refuses` states, is refused with 422 and changes nothing',
  (suite, operation) =>
    refusedOf(operation).length + referencesOf(suite, operation).length > 0 && !isRefresh(operation),
  async (trial, operation) => {
    const acceptable = await acceptableCall(trial, operation)
    if (!acceptable) return { skipped: 'no request was accepted to start from' }
    const before = await trial.state()
    const partners = await invalidPartners(trial, acceptable)
    const calls = [
      ...refusedOf(operation).map((one) => ({
        ...one,
        call: callBreakingRule(trial, acceptable.call, one),
        mayBeOfOthers: false,
      })),
      ...partners,
    ]
    for (const { call, mayBeOfOthers, ...one } of calls) {
      const refused = await trial.send(call, acceptable.actor)
      if (mayBeOfOthers && refused.status === 422) continue
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

interface Reference {
  place: 'query' | 'body'
  path: Path
  types: readonly string[]
}

/** The fields of a write that name a partner of certain types. */
function referencesOf({ api }: Suite, operation: Operation): Reference[] {
  if (operation.reads) return []
  const found: Reference[] = []
  const add = (place: Reference['place'], path: Path, { 'x-reference': name }: JsonSchema): void => {
    const types = api.document['x-references']?.[name ?? '']
    if (types) found.push({ place, path, types })
  }
  const addAll = (schema: JsonSchema | undefined, above: Path): void => {
    for (const [name, part] of Object.entries(propertiesOf(api.schema(schema)))) {
      add('body', [...above, name], part)
      if (name === 'data') addAll(part, ['data'])
    }
  }
  for (const { name, in: place, schema } of operation.parameters)
    if (place === 'query') add('query', [name], schema)
  addAll(operation.body?.schema, [])
  return found
}

/**
 * The accepted call with a partner of another type. A parameter that the call does not have may belong to other
 * requests, and be refused for that reason.
 */
async function invalidPartners(trial: Trial, { call, actor }: { call: Call; actor: Actor }) {
  const { suite } = trial
  const references = referencesOf(suite, call.operation)
  if (references.length === 0 || !suite.api.has('getAllPartners')) return []
  const { json } = await trial.send({ operation: suite.api.operation('getAllPartners') }, actor)
  const partners = Array.isArray(json) ? json.filter(isObject) : []
  return references.flatMap(({ place, path, types }) => {
    const other = partners.find((one) => !types.includes(String(at(one, ['data', 'partnerType']))))
    if (!other) return []
    const changed = withValue(call[place] ?? {}, path, other['ospId'])
    const renewed = place === 'body' ? without(changed, ['version']) : changed
    const mayBeOfOthers = place === 'query' && at(call.query, path) === undefined
    return [{ call: { ...call, [place]: renewed }, field: path.join('.'), rule: 'partner', mayBeOfOthers }]
  })
}

/** An accepted call with the values that break the rule, about the same records. */
function callBreakingRule(
  trial: Trial,
  call: Call,
  { with: values = {}, without: left = [], same = {}, unknown = [] }: RefusedRequest,
): Call {
  const place = call.operation.body ? 'body' : 'query'
  const withoutOmitted = left.reduce<unknown>(
    (part, path) => without(part, path.split('.')),
    call[place] ?? {},
  )
  const filled = Object.entries(values).reduce<unknown>(
    (part, [path, value]) => withValue(part, path.split('.'), withActualDates(value)),
    withoutOmitted,
  )
  const withIdentifiers = withIdentifiersOf(trial, call, place, filled)
  const withCopies = Object.entries(same).reduce<unknown>(
    (part, [path, other]) => withValue(part, path.split('.'), at(call[place], other.split('.'))),
    withIdentifiers,
  )
  const withUnknownIds = unknown.reduce<unknown>(
    (part, path) => withValue(part, path.split('.'), trial.random.unique()),
    withCopies,
  )
  return { ...call, [place]: withUnknownIds }
}

/** The values with the identifiers of the accepted call, and without a version, which may be outdated. */
function withIdentifiersOf(trial: Trial, call: Call, place: 'body' | 'query', filled: unknown): unknown {
  const named = withIdsOf(trial, { ...call, [place]: filled }, call)[place]
  const others = new Map(
    [...leaves(filled)]
      .filter(({ path, value }) => typeof value === 'string' && at(named, path) !== value)
      .map(({ path, value }) => [value, at(named, path)]),
  )
  const isNeeded = call.operation.body?.schema.required?.includes('version') === true
  return [...leaves(named)]
    .filter(({ value }) => others.has(value))
    .reduce<unknown>(
      (part, { path, value }) => withValue(part, path, others.get(value)),
      isNeeded ? named : without(named, ['version']),
    )
}

const DAY_MS = 86_400_000
/** The day in the country of the contract (G011). */
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels' })

/** Replaces `$today`, `$tomorrow`, `$yesterday` and `$month` (the current one) by the actual day or month. */
export function withActualDates(value: unknown): unknown {
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withActualDates(part)]))
  if (typeof value !== 'string') return value
  const dayAfter = (days: number): string => DAY.format(Date.now() + days * DAY_MS)
  return value
    .replace('$today', dayAfter(0))
    .replace('$tomorrow', dayAfter(1))
    .replace('$yesterday', dayAfter(-1))
    .replace('$month', dayAfter(0).slice(0, 7).replace('-', ''))
}

function rulesIn({ json }: Exchange, field: string): string[] {
  const errors: unknown = isObject(json) ? json['errors'] : undefined
  if (!Array.isArray(errors)) return []
  return errors.filter(isObject).flatMap((error) => (error['field'] === field ? [String(error['rule'])] : []))
}
