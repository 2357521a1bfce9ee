/**
 * Amounts and counts of a response that must agree, as stated in the contract's `x-sums`: `openAmount = amountVatIncl -
 * paidAmount`, `paidAmount = sum(payments.amount)`, `count >= count(records)`.
 */
import { type Api, type Operation, propertiesOf } from './api.ts'
import { at, isObject, type Json } from './json.ts'
import type { JsonSchema } from '../../openapi/contract-types.ts'

/** A schema with sums, and where a response contains its records. `*` matches the items of a list. */
interface Place {
  path: readonly string[]
  sums: readonly string[]
}
/** How deep a response is searched. */
const DEPTH = 5
/** Cents are compared, so half a cent is the tolerance. */
const NEAR = 0.005

const known = new WeakMap<Operation, readonly Place[]>()

/** A description of the first contradiction in a successful response, or `undefined` if there is none. */
export function sumViolation(api: Api, operation: Operation, json: unknown): string | undefined {
  const places = known.get(operation) ?? placesIn(api, operation.responses.get(200)?.schema, [])
  known.set(operation, places)
  for (const { path, sums } of places)
    for (const record of recordsAt(json, path))
      for (const sum of sums) {
        const violation = violationOf(record, sum)
        if (violation !== undefined) return violation
      }
  return undefined
}

function placesIn(api: Api, raw: JsonSchema | undefined, path: readonly string[]): Place[] {
  if (raw === undefined || path.length > DEPTH) return []
  const schema = api.schema(raw)
  const sums = schema['x-sums']
  const items = schema['items'] as JsonSchema | undefined
  return [
    ...(sums ? [{ path, sums }] : []),
    ...placesIn(api, items, [...path, '*']),
    ...Object.entries(propertiesOf(schema)).flatMap(([name, part]) => placesIn(api, part, [...path, name])),
  ]
}

function recordsAt(value: unknown, [step, ...rest]: readonly string[]): Json[] {
  if (step === undefined) return isObject(value) ? [value] : []
  if (step !== '*') return isObject(value) ? recordsAt(value[step], rest) : []
  return Array.isArray(value) ? value.flatMap((item) => recordsAt(item, rest)) : []
}

/**
 * Describes the contradiction between the two sides of a sum. A record without the field on the left is not compared.
 */
function violationOf(record: Json, sum: string): string | undefined {
  const [left = '', sign = '', right = ''] = sum.split(/ (=|<=|>=) /)
  const got = at(record, left.split('.'))
  if (typeof got !== 'number') return undefined
  const expected = right
    .split(/ (?=[+-] )/)
    .reduce((total, term) => total + (term.startsWith('- ') ? -1 : 1) * valueOf(record, term), 0)
  const holds = {
    '=': Math.abs(got - expected) < NEAR,
    '<=': got <= expected + NEAR,
    '>=': got >= expected - NEAR,
  }
  return holds[sign as keyof typeof holds] ? undefined : `${sum}: ${got} beside ${expected}`
}

/**
 * A field, `sum(list.field)`, `count(list)`, or `count(list.field)` for the number of items of which the field is true.
 */
function valueOf(record: Json, term: string): number {
  const [, what, name = ''] = /^(?:[+-] )?(?:(sum|count)\()?([\w.]+)\)?$/.exec(term) ?? []
  const [list = '', ...field] = name.split('.')
  if (what === undefined) return Number(at(record, name.split('.')) ?? 0)
  const items = Array.isArray(record[list]) ? (record[list] as unknown[]) : []
  if (what === 'sum') return items.reduce<number>((total, item) => total + Number(at(item, field) ?? 0), 0)
  return field.length === 0 ? items.length : items.filter((item) => at(item, field) === true).length
}
