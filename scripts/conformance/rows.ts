/** Lists: which operations return one, their rows, and which value of a row a filter or sort column uses. */
import type { JsonSchema } from '../../openapi/contract-types.ts'
import { type Api, type Operation, propertiesOf } from './api.ts'
import type { Exchange } from './exchange.ts'
import { at, isObject, type Json } from './json.ts'

/** The schema of a row, or `undefined` if the operation does not return a list. */
export function rowSchema(api: Api, operation: Operation): JsonSchema | undefined {
  const schema = api.schema(operation.responses.get(200)?.schema)
  const rows = isPaged(api, operation) ? api.schema(propertiesOf(schema)['content']) : schema
  return rows['items'] === undefined ? undefined : api.schema(rows['items'] as JsonSchema)
}

/** The reference of the schema of a row, if it has a name. */
export function rowRef(api: Api, operation: Operation): string | undefined {
  const schema = api.schema(operation.responses.get(200)?.schema)
  const rows = isPaged(api, operation) ? api.schema(propertiesOf(schema)['content']) : schema
  return (rows['items'] as JsonSchema | undefined)?.$ref
}

/** How a list is paged: by page and size, or by limit and offset. */
export interface Paging {
  /** The property of the response with the total number of rows. */
  total: string
  /** The parameter with the number of requested rows. */
  size: string
  query(page: number, size: number): Json
  /** The properties of the response that describe its page. */
  facts(page: number, size: number, total: number): Json
}

const BY_PAGE: Paging = {
  total: 'totalElements',
  size: 'size',
  query: (page, size) => ({ page, size }),
  facts: (number, size, total) => ({
    totalElements: total,
    totalPages: Math.ceil(total / size),
    number,
    size,
  }),
}
const BY_OFFSET: Paging = {
  total: 'total',
  size: 'limit',
  query: (page, limit) => ({ offset: page * limit, limit }),
  facts: (page, limit, total) => ({ total, offset: page * limit, limit }),
}

/** How a list is paged, or `undefined` if it is returned whole. */
export function pagingOf(api: Api, operation: Operation): Paging | undefined {
  const properties = propertiesOf(api.schema(operation.responses.get(200)?.schema))
  if (properties['content'] === undefined) return undefined
  return [BY_PAGE, BY_OFFSET].find(({ total }) => properties[total] !== undefined)
}

export const isPaged = (api: Api, operation: Operation): boolean => pagingOf(api, operation) !== undefined

/** The maximum number of rows in one response of a list. */
export function longestPage(api: Api, operation: Operation): number {
  const size = pagingOf(api, operation)?.size
  const maxSize = operation.parameters.find(({ name }) => name === size)?.schema['maximum']
  return typeof maxSize === 'number' ? maxSize : MAX_ROWS
}
const MAX_ROWS = 1000

export function rowsOf({ json }: Pick<Exchange, 'json'>): Json[] {
  const rows = isObject(json) ? json['content'] : json
  return Array.isArray(rows) ? rows.filter(isObject) : []
}

/** The stated total. For a list without pages, the number of its rows. */
export const totalOf = ({ json }: Exchange): number =>
  isObject(json) ? Number(json['totalElements'] ?? json['total']) : Array.isArray(json) ? json.length : 0

/** Properties that can hold a row's date. The first one present is used. */
const DATES = ['date', 'invoiceDate', 'reportMonth', 'billingMonth', 'month', 'createdOn', 'startedOn']

/**
 * The values in a row that a filter compares, or `undefined` if the row's schema has none. `path` is the path from the
 * resource model, if it has one.
 */
export function filteredValues(api: Api, schema: JsonSchema, filter: string, path?: string) {
  const isRange = /^(date|month)(From|To)$/.test(filter)
  const base = filter.replace(/OspIds?$/, '')
  const names = [filter, singular(filter), base, singular(base)]
  const tries = isRange
    ? DATES.map((name) => [name])
    : [
        ...names.map((name) => [name]),
        ...names.flatMap((name) => [[name, 'ospId'], [`${name}OspId`], [`${name}s`, 'ospId']]),
      ]
  const paths = path === undefined ? tries.flatMap((one) => [one, ['data', ...one]]) : [path.split('.')]
  const found = paths.find((one) => isScalar(api, schema, one))
  return found && ((row: Json): unknown[] => valuesAt(row, found))
}

/** The value in a row that a column sorts by, or `undefined` if the schema has none. */
export function sortedValue(api: Api, schema: JsonSchema, column: string) {
  const paths = [[column], [column, 'name'], ['data', column], ['data', column, 'name']]
  const found = paths.find((one) => isScalar(api, schema, one))
  return found && ((row: Json): unknown => at(row, found))
}

function isScalar(api: Api, schema: JsonSchema, path: readonly string[]): boolean {
  let here = schema
  for (const step of path) {
    const items = api.schema(here)['items'] as JsonSchema | undefined
    const next = propertiesOf(api.schema(items ?? here))[step]
    if (next === undefined) return false
    here = api.schema(next)
  }
  const last = here['items'] === undefined ? here : api.schema(here['items'] as JsonSchema)
  return Object.keys(propertiesOf(last)).length === 0
}

/** All values at a path, of each item where there are lists. */
export function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(value))
    return value.flatMap((item) => valuesAt(item, step === undefined ? [] : [step, ...rest]))
  if (step === undefined) return value === undefined || value === null ? [] : [value]
  return isObject(value) ? valuesAt(value[step], rest) : []
}

const singular = (name: string): string =>
  name
    .replace(/uses$/, 'us')
    .replace(/ies$/, 'y')
    .replace(/(?<!u)s$/, '')

/** Whether two values are in the right order. Missing values come last in both directions. */
export function isInOrder(one: unknown, other: unknown, isDescending: boolean): boolean {
  if (other === undefined || other === null) return true
  if (one === undefined || one === null) return false
  const comparisons = comparisonsOf(one, other)
  return comparisons.some((comparison) => (isDescending ? comparison >= 0 : comparison <= 0))
}

/** Compares two values, once for each collation that a server may use for texts. */
function comparisonsOf(one: unknown, other: unknown): number[] {
  if (typeof one === 'number' && typeof other === 'number') return [one - other]
  const [left, right] = [String(one), String(other)]
  const isTime = /^\d{4}-\d\d-\d\dT/
  if (isTime.test(left) && isTime.test(right)) return [Date.parse(left) - Date.parse(right)]
  const [folded, next] = [fold(left), fold(right)]
  return [
    folded < next ? -1 : folded > next ? 1 : 0,
    left.localeCompare(right, 'en', { sensitivity: 'base' }),
  ]
}

/** Ignores case and accents. */
const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
