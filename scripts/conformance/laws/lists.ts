/** Laws about lists: pages, totals, order, filters. */
import { type Operation, propertiesOf } from '../api.ts'
import { type Call, type Exchange, isGood } from '../exchange.ts'
import { type Json } from '../json.ts'
import { identityOf } from '../identity.ts'
import { goodExchange } from '../requests/recipes.ts'
import { filteredValues, isInOrder, isPaged, rowSchema, rowsOf, sortedValue, totalOf } from '../rows.ts'
import { observers, type Suite } from '../suite.ts'
import type { Trial } from '../trial.ts'
import type { Law } from './law.ts'
import { perOperation } from './per-operation.ts'

const MAX_ROWS = 1000

const listLaw = (
  id: string,
  title: string,
  fits: (suite: Suite, operation: Operation) => boolean,
  check: (trial: Trial, list: LongList) => Promise<void>,
): Law => ({
  id,
  title,
  family: 'list',
  level: 'laws',
  writes: false,
  cases: (suite) =>
    perOperation(
      suite,
      (operation) => operation.reads && fits(suite, operation),
      async (trial, operation) => {
        const wide = await longestList(trial, operation)
        if (!wide) return { skipped: 'no list could be read' }
        if (wide.rows.length < 2) return { skipped: 'the list has less than two rows' }
        await check(trial, wide)
        return undefined
      },
    ),
})

/** All rows that one actor can list on one page. */
interface LongList {
  exchange: Exchange
  call: Call
  rows: Json[]
  ids: string[]
  ask: (more: { query?: object; body?: object }) => Promise<Exchange>
}

/** The longest list that fits on one page, over all actors that may call the operation. */
async function longestList(trial: Trial, operation: Operation): Promise<LongList | undefined> {
  const { api } = trial.suite
  const pageOf = isPaged(api, operation) ? { page: 0, size: MAX_ROWS } : {}
  let best: Exchange | undefined
  for (const actor of observers(trial.suite, operation)) {
    const accepted = await goodExchange(trial, operation, actor)
    if (!accepted) continue
    const query = { ...required(operation, accepted.call), ...pageOf }
    const tries = [{ ...accepted.call, query }]
    if (operation.body?.schema.required === undefined && operation.body?.type === 'application/json')
      tries.unshift({ ...accepted.call, query, body: {} })
    for (const call of tries) {
      const exchange = await trial.send(call, actor)
      if (
        isGood(exchange) &&
        totalOf(exchange) <= MAX_ROWS &&
        totalOf(exchange) > (best ? totalOf(best) : -1)
      )
        best = exchange
    }
  }
  if (!best) return undefined
  const { call, actor } = best
  const rows = rowsOf(best)
  return {
    exchange: best,
    call,
    rows,
    ids: rows.map(identityOf),
    ask: ({ query = {}, body }) =>
      trial.send(
        {
          ...call,
          query: { ...call.query, ...query },
          ...(body !== undefined && { body: { ...(call.body as object), ...body } }),
        },
        actor,
      ),
  }
}

const required = ({ parameters }: Operation, { query = {} }: Call): Json =>
  Object.fromEntries(
    Object.entries(query).filter(([name]) =>
      parameters.some((one) => one.name === name && one.required === true),
    ),
  )

export const pages = listLaw(
  'pages',
  'Pages are disjoint, hold as many rows as asked for, and add up to the total',
  (suite, operation) => isPaged(suite.api, operation),
  async (trial, { ids, exchange, ask, call }) => {
    const total = totalOf(exchange)
    const report = (place: string, expected: string, actual: string, steps: Exchange[]): void =>
      trial.report({ operation: call.operation.id, place, expected, actual, steps })
    if (total !== ids.length)
      report('totalElements', `the number of rows on one page, ${ids.length}`, String(total), [exchange])
    const size = Math.max(1, Math.ceil(ids.length / 5))
    const paged: string[] = []
    for (let page = 0; page * size < ids.length; page += 1) {
      const part = await ask({ query: { page, size } })
      const stated = part.json as Json
      const rows = rowsOf(part).map(identityOf)
      const wanted = Math.min(size, ids.length - page * size)
      if (rows.length !== wanted)
        report('size', `${wanted} rows on page ${page}`, String(rows.length), [part])
      const facts = { totalElements: total, totalPages: Math.ceil(total / size), number: page, size }
      for (const [name, value] of Object.entries(facts))
        if (stated[name] !== value) report(name, String(value), String(stated[name]), [part])
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
    const beyond = await ask({ query: { page: Math.ceil(ids.length / size) + 3, size } })
    if (rowsOf(beyond).length > 0 || totalOf(beyond) !== total)
      report(
        'page',
        `no rows beyond the last page, and the total ${total}`,
        `${rowsOf(beyond).length} rows, total ${totalOf(beyond)}`,
        [beyond],
      )
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
  async (trial, { call, ids, ask }) => {
    const { api } = trial.suite
    const schema = rowSchema(api, call.operation) ?? {}
    const columns = call.operation.parameters.find(({ name }) => name === 'sort')?.schema['enum']
    for (const column of Array.isArray(columns) ? columns.map(String) : []) {
      const isDescending = column.startsWith('-')
      const valueOf = sortedValue(api, schema, column.replace(/^-/, ''))
      const exchange = await ask({ query: { sort: column } })
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
      const wrong =
        valueOf &&
        rows.findIndex((row, index) => {
          const next = rows[index + 1]
          return next !== undefined && !isInOrder(valueOf(row), valueOf(next), isDescending)
        })
      if (wrong !== undefined && wrong >= 0)
        report(`rows in order of ${column}`, `rows ${wrong} and ${wrong + 1} are not`)
    }
  },
)

const NO_FILTERS = ['page', 'size', 'sort', 'search']
/** How many values are tried for each filter. */
const VALUES_PER_FILTER = 4

export const filters = listLaw(
  'filters',
  'A filter leaves exactly the rows that fit it',
  (suite, operation) => filtersOf(suite, operation).length > 0,
  async (trial, { call, rows, ask }) => {
    const { api, model } = trial.suite
    const { operation } = call
    const schema = rowSchema(api, operation) ?? {}
    for (const { name, place, schema: asked } of filtersOf(trial.suite, operation)) {
      const path = model.filter(operation.id, name)
      const valuesOf = path === null ? undefined : filteredValues(api, schema, name, path)
      if (!valuesOf) continue
      const present = [...new Set(rows.flatMap(valuesOf))]
      const isRange = /(From|To)$/.test(name)
      const chosen = isRange ? middle(present) : present.slice(0, VALUES_PER_FILTER)
      for (const value of chosen) {
        const sent =
          asked.type === 'array'
            ? [value]
            : isRange
              ? String(value).slice(0, asked['format'] === 'date' ? 10 : 6)
              : value
        const exchange = await ask({ [place]: { [name]: sent } })
        if (!isGood(exchange)) continue
        const fits = (row: Json): boolean => valuesOf(row).some((one) => matches(name, one, sent))
        const wanted = rows.filter(fits).map(identityOf)
        const got = rowsOf(exchange).map(identityOf)
        const report = (expected: string, actual: string): void =>
          trial.report({
            operation: operation.id,
            place: `filter ${name}`,
            expected,
            actual,
            steps: [exchange],
          })
        const stranger = rowsOf(exchange).find((row) => !fits(row))
        const left = wanted.find((id) => !got.includes(id))
        if (stranger) report(`only rows with ${name} ${String(value)}`, `${identityOf(stranger)} as well`)
        else if (left !== undefined) report(`every row with ${name} ${String(value)}`, `not ${left}`)
        else if (totalOf(exchange) !== got.length)
          report(`the total of the filtered rows, ${got.length}`, String(totalOf(exchange)))
      }
    }
  },
)

const filtersOf = (suite: Suite, { body, parameters }: Operation) =>
  [
    ...Object.entries(body?.type === 'application/json' ? propertiesOf(body.schema) : {})
      .filter(([name]) => body?.schema.required?.includes(name) !== true)
      .map(([name, raw]) => ({ name, place: 'body', schema: suite.api.schema(raw) })),
    ...parameters
      .filter(({ in: place, required: isRequired }) => place === 'query' && isRequired !== true)
      .map(({ name, schema }) => ({ name, place: 'query', schema })),
  ].filter(({ name }) => !NO_FILTERS.includes(name))

const middle = (values: unknown[]): unknown[] =>
  values
    .map(String)
    .sort()
    .slice(Math.floor(values.length / 2))
    .slice(0, 1)

function matches(filter: string, value: unknown, sent: unknown): boolean {
  const [text, limit] = [String(value), String(sent)]
  if (filter.endsWith('From')) return text.slice(0, limit.length) >= limit
  if (filter.endsWith('To')) return text.slice(0, limit.length) <= limit
  return Array.isArray(sent) ? sent.includes(value) : text === limit
}

export const search = listLaw(
  'search',
  'A search finds a row by its words, and nothing for words that none has',
  (suite, operation) => searchPlace(suite, operation) !== undefined,
  async (trial, { call, rows, ids, ask }) => {
    const place = searchPlace(trial.suite, call.operation) ?? 'query'
    const nothing = await ask({ [place]: { search: 'qzxwvkjqzx' } })
    const report = (expected: string, actual: string, step: Exchange): void =>
      trial.report({ operation: call.operation.id, place: 'search', expected, actual, steps: [step] })
    if (isGood(nothing) && totalOf(nothing) > 0)
      report('no rows for a word that none contains', `${totalOf(nothing)} rows`, nothing)
    for (const [index, row] of rows.slice(0, 3).entries()) {
      const word = ['name', 'lastName', 'fullname', 'description', 'number', 'label', 'extId']
        .map((name) => row[name])
        .find((value) => typeof value === 'string')
      if (typeof word !== 'string') continue
      const found = await ask({ [place]: { search: word.split(' ')[0]?.toUpperCase() } })
      const id = ids[index]
      if (isGood(found) && id !== undefined && !rowsOf(found).some((one) => identityOf(one) === id))
        report(`${id}, which contains the word ${word.split(' ')[0]}`, 'not found', found)
    }
  },
)

function searchPlace({ api }: Suite, { body, parameters }: Operation): 'body' | 'query' | undefined {
  if (body && propertiesOf(api.schema(body.schema))['search'] !== undefined) return 'body'
  return parameters.some(({ name }) => name === 'search') ? 'query' : undefined
}
