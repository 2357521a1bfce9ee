/** Laws about lists: pages, totals, order. */
import { type Operation, propertiesOf, typesOf } from '../api.ts'
import { type Exchange, isGood } from '../exchange.ts'
import { idOf, identityOf } from '../identity.ts'
import { at, isObject, isSame, type Json } from '../json.ts'
import { isInOrder, isPaged, pagingOf, rowSchema, rowsOf, sortedValue, totalOf } from '../rows.ts'
import type { Suite } from '../suite.ts'
import type { Trial } from '../trial.ts'
import { listLaw, type LongList } from './long-list.ts'

export const whole = listLaw(
  'whole',
  'A list that comes whole holds no record twice',
  ({ api }, operation) => rowSchema(api, operation) !== undefined && !isPaged(api, operation),
  (trial, { call, rows, exchange }) => {
    const ids = rows.map(idOf).filter((id) => id !== undefined)
    const twice = ids.find((id, index) => ids.indexOf(id) !== index)
    if (twice !== undefined)
      trial.report({
        operation: call.operation.id,
        place: 'rows',
        expected: 'no record twice',
        actual: `${twice} twice`,
        steps: [exchange],
      })
    return Promise.resolve()
  },
)

export const pages = listLaw(
  'pages',
  'Pages are disjoint, hold as many rows as asked for, and add up to the total',
  (suite, operation) => isPaged(suite.api, operation),
  async (trial, { ids, exchange, request, call }) => {
    const total = totalOf(exchange)
    const paging = pagingOf(trial.suite.api, call.operation)
    if (!paging) return
    const report = (place: string, expected: string, actual: string, steps: Exchange[]): void =>
      trial.report({ operation: call.operation.id, place, expected, actual, steps })
    if (total !== ids.length)
      report(paging.total, `the number of rows on one page, ${ids.length}`, String(total), [exchange])
    const size = Math.max(1, Math.ceil(ids.length / 5))
    const paged: string[] = []
    for (let page = 0; page * size < ids.length; page += 1) {
      const part = await request({ query: paging.query(page, size) })
      const stated = part.json as Json
      const rows = rowsOf(part).map(identityOf)
      const expected = Math.min(size, ids.length - page * size)
      if (rows.length !== expected)
        report('size', `${expected} rows on page ${page}`, String(rows.length), [part])
      for (const [name, value] of Object.entries(paging.facts(page, size, total)))
        if (stated[name] !== value) report(name, String(value), String(stated[name]), [part])
      const changed = Object.keys(stated).find(
        (name) => !OF_ONE_PAGE.has(name) && !isSame(stated[name], (exchange.json as Json)[name]),
      )
      if (changed !== undefined)
        report(`${changed} of a page`, 'the same on each page, as it is about all rows', 'another value', [
          exchange,
          part,
        ])
      paged.push(...rows)
    }
    if (new Set(paged).size !== paged.length)
      report('pages', 'no row twice', 'a row on two pages', trial.exchanges.slice(-5))
    else if (paged.join('\n') !== ids.join('\n'))
      report(
        'pages',
        'the rows of one large page, in its order',
        'others, or in another order',
        trial.exchanges.slice(-5),
      )
    const beyond = await request({ query: paging.query(Math.ceil(ids.length / size) + 3, size) })
    if (rowsOf(beyond).length > 0 || totalOf(beyond) !== total)
      report(
        'page',
        `no rows beyond the last page, and the total ${total}`,
        `${rowsOf(beyond).length} rows, total ${totalOf(beyond)}`,
        [beyond],
      )
  },
)

/** The properties of a response that describe its own page. All other properties describe all rows. */
const OF_ONE_PAGE = new Set([
  'content',
  'number',
  'numberOfElements',
  'size',
  'offset',
  'limit',
  'total',
  'totalElements',
  'totalPages',
  'first',
  'last',
  'empty',
])

/** The filter options that a list offers, with the filters on which they do not depend. */
function offersOf({ api }: Suite, operation: Operation): [name: string, filters: readonly string[]][] {
  const properties = propertiesOf(api.schema(operation.responses.get(200)?.schema))
  return Object.entries(properties).flatMap(([name, schema]) => {
    const filters = api.schema(schema)['x-regardless-of']
    return filters === undefined ? [] : [[name, filters] as [string, readonly string[]]]
  })
}

export const offers = listLaw(
  'offers',
  'What a list offers to filter by does not depend on the filters that `x-regardless-of` names',
  (suite, operation) => offersOf(suite, operation).length > 0,
  async (trial, { call, exchange, request }) => {
    const { api } = trial.suite
    const bodyProperties = propertiesOf(api.schema(call.operation.body?.schema))
    for (const [name, filters] of offersOf(trial.suite, call.operation)) {
      const offered = (exchange.json as Json)[name]
      for (const filter of filters) {
        const words = (Array.isArray(offered) ? offered : []).flatMap((one: unknown) =>
          isObject(one) && typeof one[filter] === 'string' ? [one[filter]] : [],
        )
        const isFlag = typesOf(api.schema(bodyProperties[filter])).includes('boolean')
        for (const value of isFlag ? [true, false] : words.slice(0, 2)) {
          const filtered = await request({ body: { [filter]: value } })
          if (!isGood(filtered) || isSame((filtered.json as Json)[name], offered)) continue
          trial.report({
            operation: call.operation.id,
            place: `${name} with ${filter}`,
            expected: `the same ${name} as without ${filter}`,
            actual: 'others',
            steps: [exchange, filtered],
          })
        }
      }
    }
  },
)

export const defaults = listLaw(
  'query-defaults',
  'A parameter left out means its documented default',
  (_suite, { parameters }) =>
    parameters.some(({ in: place, schema }) => place === 'query' && 'default' in schema),
  async (trial, { call, exchange: { actor } }) => {
    for (const { name, schema, in: place } of call.operation.parameters) {
      if (place !== 'query' || !('default' in schema)) continue
      const { [name]: _given, ...query } = call.query ?? {}
      const implicit = await trial.send({ ...call, query }, actor)
      const explicit = await trial.send({ ...call, query: { ...query, [name]: schema['default'] } }, actor)
      if (isGood(implicit) && JSON.stringify(implicit.json) !== JSON.stringify(explicit.json))
        trial.report({
          operation: call.operation.id,
          place: `${name} default`,
          expected: `the same as for ${name}=${String(schema['default'])}`,
          actual: 'another response',
          steps: [implicit, explicit],
        })
    }
  },
)

export const sort = listLaw(
  'sort',
  'A list comes in the order asked for, and with the same rows',
  (_suite, { parameters }) => parameters.some(({ name }) => name === 'sort'),
  async (trial, { call, ids, request }) => {
    const { api } = trial.suite
    const schema = rowSchema(api, call.operation) ?? {}
    const columns = call.operation.parameters.find(({ name }) => name === 'sort')?.schema['enum']
    for (const column of Array.isArray(columns) ? columns.map(String) : []) {
      const isDescending = column.startsWith('-')
      const valueOf = sortedValue(api, schema, column.replace(/^-/, ''))
      const exchange = await request({ query: { sort: column } })
      if (!isGood(exchange)) continue
      const rows = rowsOf(exchange)
      const report = (expected: string, actual: string): void =>
        trial.report({
          operation: call.operation.id,
          place: `sort=${column}`,
          expected,
          actual,
          steps: [exchange],
        })
      if (rows.map(identityOf).sort().join('\n') !== [...ids].sort().join('\n'))
        report('the same rows as in other orders', 'other rows')
      const misplaced =
        valueOf &&
        rows.findIndex((row, index) => {
          const next = rows[index + 1]
          return next !== undefined && !isInOrder(valueOf(row), valueOf(next), isDescending)
        })
      if (valueOf && misplaced !== undefined && misplaced >= 0)
        report(
          `rows in order of ${column}, texts compared without letter case and accents`,
          beforeNext(rows.slice(misplaced).map(valueOf)),
        )
      else if (isDescending && valueOf && tiesFall(rows, valueOf))
        report('rows of equal value by identifier, upwards in both directions', 'downwards')
      else if (valueOf) await expectPageOf(trial, column, exchange, valueOf, request)
    }
  },
)

const byNumber = new Intl.Collator('en', { numeric: true })

/** The paths of `x-order`, each with its direction. */
const orderOf = ({ found }: Operation) =>
  (found.operation['x-order'] ?? []).map((path) => ({
    path: path.replace(/^-/, '').split('.'),
    isDescending: path.startsWith('-'),
  }))

export const order = listLaw(
  'order',
  'A list without a choice of the order comes in the one that `x-order` states',
  (_suite, operation) => orderOf(operation).length > 0,
  (trial, { call, rows, exchange }) => {
    const keys = orderOf(call.operation)
    const misplaced = rows.findIndex((row, index) => {
      const next = rows[index + 1]
      return next !== undefined && !isBefore(row, next, keys)
    })
    if (misplaced >= 0)
      trial.report({
        operation: call.operation.id,
        place: 'order',
        expected: `rows in order of ${(call.operation.found.operation['x-order'] ?? []).join(', ')}, texts compared without letter case and accents`,
        actual: beforeNext(rows.slice(misplaced).map((row) => keys.map(({ path }) => at(row, path)))),
        steps: [exchange],
      })
    return Promise.resolve()
  },
)

/** `"b" before "A"`: the values of two rows that are in the wrong order. */
const beforeNext = ([one, next]: readonly unknown[]): string =>
  `${JSON.stringify(one)} before ${JSON.stringify(next)}`

/** Whether a row may come before another one: the first key by which they differ decides. */
function isBefore(row: Json, next: Json, keys: ReturnType<typeof orderOf>): boolean {
  for (const { path, isDescending } of keys) {
    const [one, other] = [at(row, path), at(next, path)]
    if (!isInOrder(one, other, isDescending)) return false
    if (!isInOrder(other, one, isDescending)) return true
  }
  return true
}

/** Whether all rows of equal value come by falling identifier, whether a server compares digits or numbers in it. */
function tiesFall(rows: readonly Json[], valueOf: (row: Json) => unknown): boolean {
  const pairs = rows.flatMap((row, index) => {
    const next = rows[index + 1]
    const [id, nextId] = [idOf(row), next && idOf(next)]
    const isTie = next !== undefined && isSame(valueOf(row), valueOf(next))
    return isTie && id !== undefined && nextId !== undefined ? [[id, nextId] as const] : []
  })
  return pairs.length > 2 && pairs.every(([id, nextId]) => id > nextId && byNumber.compare(id, nextId) > 0)
}

/**
 * A page of a sorted list holds the rows at its place in the order, not those of an unsorted page. Rows with the same
 * value may be exchanged.
 */
async function expectPageOf(
  trial: Trial,
  column: string,
  whole: Exchange,
  valueOf: (row: Json) => unknown,
  request: LongList['request'],
): Promise<void> {
  const { operation } = whole.call
  const paging = pagingOf(trial.suite.api, operation)
  const rows = rowsOf(whole)
  const size = Math.max(1, Math.ceil(rows.length / 3))
  const page = paging && (await request({ query: { ...paging.query(1, size), sort: column } }))
  if (!page || !isGood(page)) return
  const [expected, actual] = [rows.slice(size, 2 * size), rowsOf(page)].map((some) => some.map(valueOf))
  if (isSame(expected, actual)) return
  trial.report({
    operation: operation.id,
    place: `page of sort=${column}`,
    expected: `rows ${size + 1} to ${size + (expected?.length ?? 0)} in order of ${column}`,
    actual: 'others',
    steps: [whole, page],
  })
}
