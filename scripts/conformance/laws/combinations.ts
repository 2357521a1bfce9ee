/**
 * Combines filters, and compares the rows with those that each filter returns alone. Rows need not show the filtered
 * values: two filters return the rows that both return, several values of one filter return the rows that any of them
 * returns, and the total is the number of these rows.
 */
import type { JsonSchema } from '../../../openapi/contract-types.ts'
import { type Operation, propertiesOf, typesOf } from '../api.ts'
import { type Exchange, isGood } from '../exchange.ts'
import { idOf, identityOf } from '../identity.ts'
import { type Json, leaves } from '../json.ts'
import { nameOfId } from '../model.ts'
import { pagingOf, rowsOf, totalOf } from '../rows.ts'
import type { Suite } from '../suite.ts'
import type { Trial } from '../trial.ts'
import { listLaw, type LongList } from './long-list.ts'

const NO_FILTERS = ['page', 'size', 'limit', 'offset', 'sort']
const MAX_VALUES = 4
const MAX_PAIRS = 14

/** An optional parameter or body property that filters a list, or the text to search for. */
interface Filter {
  name: string
  place: 'body' | 'query'
  schema: JsonSchema
}
/** The rows of a list for one value of one filter. */
interface FilteredRows {
  filter: Filter
  value: unknown
  ids: ReadonlySet<string>
  exchange: Exchange
}

export const combinations = listLaw(
  'combinations',
  'Two filters together leave what both leave, and several values of one what any of them leaves',
  (suite, operation) => filtersOf(suite, operation).length > 0,
  async (trial, list) => {
    // Rows without an identifier are sums. A filter changes the sums themselves, and not only which rows are returned.
    if (list.rows.every((row) => idOf(row) === undefined)) return
    const filtered: FilteredRows[] = []
    for (const filter of filtersOf(trial.suite, list.call.operation))
      filtered.push(...(await filterByEach(trial, list, filter)))
    expectEffect(trial, list, filtered)
    const pairs = filtered
      .flatMap((one, index) => filtered.slice(index + 1).map((other) => [one, other] as const))
      .filter(
        ([one, other]) =>
          one.filter.name !== other.filter.name &&
          !belongTogether(one.filter, other.filter) &&
          canReveal(one, other),
      )
    const step = Math.max(1, Math.floor(pairs.length / MAX_PAIRS))
    for (const [one, other] of pairs.filter((_pair, index) => index % step === 0))
      await expectIntersection(trial, list, one, other)
  },
)

/** Whether the contract says that one filter means nothing without the other. */
const belongTogether = (one: Filter, other: Filter): boolean =>
  one.schema['x-together-with'] === other.name || other.schema['x-together-with'] === one.name

/** The optional filters. One with a default is left out, because it filters even if it is not sent. */
function filtersOf({ api }: Suite, { body, parameters }: Operation): Filter[] {
  const root = body?.type === 'application/json' ? api.schema(body.schema) : {}
  const inBody = Object.entries(propertiesOf(root))
    .filter(([name]) => root.required?.includes(name) !== true)
    .map(([name, raw]): Filter => ({ name, place: 'body', schema: api.schema(raw) }))
  const inQuery = parameters
    .filter(({ in: place, required }) => place === 'query' && required !== true)
    .map(({ name, schema }): Filter => ({ name, place: 'query', schema: api.schema(schema) }))
  return [...inBody, ...inQuery].filter(
    ({ name, schema }) => !NO_FILTERS.includes(name) && !('default' in schema),
  )
}

/** Filters by each of a few values alone, by two at once, and compares the total with that of a page of one row. */
async function filterByEach(trial: Trial, list: LongList, filter: Filter): Promise<FilteredRows[]> {
  const filtered: FilteredRows[] = []
  for (const value of valuesFor(trial, list, filter)) {
    const result = await filterBy(list, [[filter, value]])
    // A filter for one record may also show rows that the list otherwise leaves out, such as past months.
    if (result && [...result.ids].every((id) => list.ids.includes(id)))
      filtered.push({ filter, value, ...result })
  }
  for (const { ids, exchange, value } of filtered)
    await expectTotal(trial, list, filter, value, ids, exchange)
  const [one, other] = filtered.filter(({ ids }) => ids.size > 0)
  if (one && other && Array.isArray(one.value) && Array.isArray(other.value)) {
    const both = await filterBy(list, [[filter, [one.value, other.value].flat()]])
    if (both)
      expectIds(trial, `${filter.name} with two values`, both.ids, new Set([...one.ids, ...other.ids]), [
        both.exchange,
        one.exchange,
        other.exchange,
      ])
  }
  return filtered
}

async function filterBy(
  list: LongList,
  chosen: readonly (readonly [Filter, unknown])[],
): Promise<{ ids: Set<string>; exchange: Exchange } | undefined> {
  const valuesIn = (place: Filter['place']): Json =>
    Object.fromEntries(
      chosen.filter(([filter]) => filter.place === place).map(([{ name }, value]) => [name, value]),
    )
  const exchange = await list.request({
    query: valuesIn('query'),
    ...(chosen.some(([{ place }]) => place === 'body') && { body: valuesIn('body') }),
  })
  const rows = rowsOf(exchange)
  if (!isGood(exchange) || totalOf(exchange) !== rows.length) return undefined
  return { ids: new Set(rows.map(identityOf)), exchange }
}

function valuesFor(
  trial: Trial,
  { rows, exchange: { actor } }: LongList,
  { name, schema }: Filter,
): unknown[] {
  const { api, model } = trial.suite
  if (name === 'search') return wordsToSearch(rows)
  const isList = schema.type === 'array'
  const one = isList ? api.schema(schema['items'] as JsonSchema) : schema
  const values = Array.isArray(one['enum'])
    ? one['enum']
    : typesOf(one).includes('boolean')
      ? [true, false]
      : undefined
  const named = nameOfId(name)
  const ids = values ?? (named !== undefined && actor ? trial.ids(actor, model.kinds(named)) : [])
  return ids.slice(0, MAX_VALUES).map((value: unknown) => (isList ? [value] : value))
}

/** Words that occur in several rows, and a part of such a word. */
function wordsToSearch(rows: readonly Json[]): string[] {
  const names = ['name', 'lastName', 'lastname', 'fullname', 'description', 'number', 'label', 'extId']
  const texts = [rows[0], rows[Math.floor(rows.length / 2)], rows.at(-1)].flatMap((row) =>
    [...leaves(row)]
      .filter(({ path, value }) => names.includes(String(path.at(-1))) && typeof value === 'string')
      .slice(0, 1),
  )
  const words = texts.map(({ value }) => String(value).split(' ')[0] ?? '').filter((word) => word.length > 2)
  return [...new Set([...words, ...words.slice(0, 1).map((word) => word.slice(0, 3))])]
}

/** Whether the combined rows would reveal a server that ignores one of the filters, or combines them by OR. */
function canReveal({ ids: one }: FilteredRows, { ids: other }: FilteredRows): boolean {
  const both = [...one].filter((id) => other.has(id)).length
  return one.size > 0 && other.size > 0 && both < Math.max(one.size, other.size)
}

async function expectIntersection(
  trial: Trial,
  list: LongList,
  one: FilteredRows,
  other: FilteredRows,
): Promise<void> {
  const both = await filterBy(list, [
    [one.filter, one.value],
    [other.filter, other.value],
  ])
  const expected = new Set([...one.ids].filter((id) => other.ids.has(id)))
  const steps = [one.exchange, other.exchange, both?.exchange].filter((step) => step !== undefined)
  if (both) expectIds(trial, `${one.filter.name} and ${other.filter.name}`, both.ids, expected, steps)
}

/**
 * Reports a filter that is ignored, because each of its values keeps every row, and rows that are kept for both true
 * and false, or for neither.
 */
function expectEffect(trial: Trial, list: LongList, filtered: readonly FilteredRows[]): void {
  const all = new Set(list.ids)
  for (const name of new Set(filtered.map(({ filter }) => filter.name))) {
    const own = filtered.filter(({ filter }) => filter.name === name)
    const steps = own.map(({ exchange }) => exchange).slice(0, 2)
    if (name !== 'search' && own.length > 1 && own.every(({ ids }) => ids.size === all.size))
      report(trial, list, name, 'rows that differ with the value', 'every row for each value', steps)
    const [yes, no] = [own.find(({ value }) => value === true), own.find(({ value }) => value === false)]
    const shared = yes && no ? [...yes.ids].find((id) => no.ids.has(id)) : undefined
    if (shared !== undefined) report(trial, list, name, 'no row both for true and for false', shared, steps)
    const left = yes && no ? [...all].find((id) => !yes.ids.has(id) && !no.ids.has(id)) : undefined
    if (left !== undefined)
      report(trial, list, name, 'each row for true or for false', `${left} for none`, steps)
  }
}

/** A page of one row has the same total and the same first row. */
async function expectTotal(
  trial: Trial,
  list: LongList,
  { name, place }: Filter,
  value: unknown,
  ids: ReadonlySet<string>,
  whole: Exchange,
): Promise<void> {
  const paging = pagingOf(trial.suite.api, list.call.operation)
  if (!paging || ids.size < 2) return
  const short = await list.request({
    query: { ...(place === 'query' && { [name]: value }), ...paging.query(0, 1) },
    ...(place === 'body' && { body: { [name]: value } }),
  })
  const [first] = rowsOf(short).map(identityOf)
  if (!isGood(short) || (totalOf(short) === ids.size && first === [...ids][0])) return
  report(
    trial,
    list,
    `${name} on a page of one row`,
    `${ids.size} rows, ${[...ids][0]} first`,
    `${totalOf(short)} rows, ${first} first`,
    [whole, short],
  )
}

function expectIds(
  trial: Trial,
  place: string,
  got: ReadonlySet<string>,
  expected: ReadonlySet<string>,
  steps: Exchange[],
): void {
  const unexpected = [...got].find((id) => !expected.has(id))
  const lost = [...expected].find((id) => !got.has(id))
  const [first] = steps
  if (!first || (unexpected === undefined && lost === undefined)) return
  trial.report({
    operation: first.call.operation.id,
    place,
    expected: `the ${expected.size} rows that follow from each alone`,
    actual: unexpected === undefined ? `not ${lost}` : `${unexpected} as well`,
    steps,
  })
}

const report = (
  trial: Trial,
  { call }: LongList,
  place: string,
  expected: string,
  actual: string,
  steps: Exchange[],
): void => trial.report({ operation: call.operation.id, place, expected, actual, steps })
