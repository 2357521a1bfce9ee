/**
 * Filters and search, whether or not rows show the compared values: two together keep the rows that both keep, several
 * values keep the rows that any of them keeps, and the total counts the remaining rows.
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

const PAGING = ['page', 'size', 'limit', 'offset', 'sort']
const VALUES = 4
const PAIRS = 14

interface Input {
  name: string
  place: 'body' | 'query'
  schema: JsonSchema
}
/** The rows of a list for one value of one input. */
interface Part {
  input: Input
  value: unknown
  ids: ReadonlySet<string>
  exchange: Exchange
}

export const combinations = listLaw(
  'combinations',
  'Two filters together leave what both leave, and several values of one what any of them leaves',
  (suite, operation) => inputsOf(suite, operation).length > 0,
  async (trial, list) => {
    // Rows without an identifier are sums, which other inputs change.
    if (list.rows.every((row) => idOf(row) === undefined)) return
    const parts: Part[] = []
    for (const input of inputsOf(trial.suite, list.call.operation))
      parts.push(...(await partsOf(trial, list, input)))
    expectEffect(trial, list, parts)
    const pairs = parts
      .flatMap((one, index) => parts.slice(index + 1).map((other) => [one, other] as const))
      .filter(
        ([one, other]) =>
          one.input.name !== other.input.name &&
          !areOne(one.input, other.input) &&
          canDistinguish(one, other),
      )
    const step = Math.max(1, Math.floor(pairs.length / PAIRS))
    for (const [one, other] of pairs.filter((_pair, index) => index % step === 0))
      await expectBoth(trial, list, one, other)
  },
)

const areOne = (one: Input, other: Input): boolean =>
  one.schema['x-together-with'] === other.name || other.schema['x-together-with'] === one.name

/** The optional inputs that keep only some rows. An input with a default filters even if it is not sent. */
function inputsOf({ api }: Suite, { body, parameters }: Operation): Input[] {
  const root = body?.type === 'application/json' ? api.schema(body.schema) : {}
  const inBody = Object.entries(propertiesOf(root))
    .filter(([name]) => root.required?.includes(name) !== true)
    .map(([name, raw]): Input => ({ name, place: 'body', schema: api.schema(raw) }))
  const inQuery = parameters
    .filter(({ in: place, required }) => place === 'query' && required !== true)
    .map(({ name, schema }): Input => ({ name, place: 'query', schema: api.schema(schema) }))
  return [...inBody, ...inQuery].filter(
    ({ name, schema }) => !PAGING.includes(name) && !('default' in schema),
  )
}

/** Requests each of a few values alone, several at once, and a short page to get the number of rows. */
async function partsOf(trial: Trial, list: LongList, input: Input): Promise<Part[]> {
  const parts: Part[] = []
  for (const value of valuesFor(trial, list, input)) {
    const part = await filterBy(list, [[input, value]])
    // A filter for one record may also show rows that the list otherwise leaves out, such as past months.
    if (part && [...part.ids].every((id) => list.ids.includes(id))) parts.push({ input, value, ...part })
  }
  for (const { ids, exchange, value } of parts) await expectTotal(trial, list, input, value, ids, exchange)
  const [one, other] = parts.filter(({ ids }) => ids.size > 0)
  if (one && other && Array.isArray(one.value) && Array.isArray(other.value)) {
    const both = await filterBy(list, [[input, [one.value, other.value].flat()]])
    if (both)
      expectIds(trial, `${input.name} with two values`, both.ids, new Set([...one.ids, ...other.ids]), [
        both.exchange,
        one.exchange,
        other.exchange,
      ])
  }
  return parts
}

async function filterBy(
  list: LongList,
  chosen: readonly (readonly [Input, unknown])[],
): Promise<{ ids: Set<string>; exchange: Exchange } | undefined> {
  const of = (place: Input['place']): Json =>
    Object.fromEntries(
      chosen.filter(([input]) => input.place === place).map(([{ name }, value]) => [name, value]),
    )
  const exchange = await list.request({
    query: of('query'),
    ...(chosen.some(([{ place }]) => place === 'body') && { body: of('body') }),
  })
  const rows = rowsOf(exchange)
  if (!isGood(exchange) || totalOf(exchange) !== rows.length) return undefined
  return { ids: new Set(rows.map(identityOf)), exchange }
}

function valuesFor(
  trial: Trial,
  { rows, exchange: { actor } }: LongList,
  { name, schema }: Input,
): unknown[] {
  const { api, model } = trial.suite
  if (name === 'search') return wordsOf(rows)
  const isList = schema.type === 'array'
  const one = isList ? api.schema(schema['items'] as JsonSchema) : schema
  const values = Array.isArray(one['enum'])
    ? one['enum']
    : typesOf(one).includes('boolean')
      ? [true, false]
      : undefined
  const named = nameOfId(name)
  const ids = values ?? (named !== undefined && actor ? trial.ids(actor, model.kinds(named)) : [])
  return ids.slice(0, VALUES).map((value: unknown) => (isList ? [value] : value))
}

/** Words that occur in several rows, and a part of such a word. */
function wordsOf(rows: readonly Json[]): string[] {
  const names = ['name', 'lastName', 'lastname', 'fullname', 'description', 'number', 'label', 'extId']
  const texts = [rows[0], rows[Math.floor(rows.length / 2)], rows.at(-1)].flatMap((row) =>
    [...leaves(row)]
      .filter(({ path, value }) => names.includes(String(path.at(-1))) && typeof value === 'string')
      .slice(0, 1),
  )
  const words = texts.map(({ value }) => String(value).split(' ')[0] ?? '').filter((word) => word.length > 2)
  return [...new Set([...words, ...words.slice(0, 1).map((word) => word.slice(0, 3))])]
}

/** Whether the combined result can prove that the second input was ignored, or combined by OR. */
function canDistinguish({ ids: one }: Part, { ids: other }: Part): boolean {
  const both = [...one].filter((id) => other.has(id)).length
  return one.size > 0 && other.size > 0 && both < Math.max(one.size, other.size)
}

async function expectBoth(trial: Trial, list: LongList, one: Part, other: Part): Promise<void> {
  const both = await filterBy(list, [
    [one.input, one.value],
    [other.input, other.value],
  ])
  const expected = new Set([...one.ids].filter((id) => other.ids.has(id)))
  const steps = [one.exchange, other.exchange, both?.exchange].filter((step) => step !== undefined)
  if (both) expectIds(trial, `${one.input.name} and ${other.input.name}`, both.ids, expected, steps)
}

/**
 * Reports an input that is ignored, because each of its values keeps every row, and rows that are kept for both true
 * and false, or for neither.
 */
function expectEffect(trial: Trial, list: LongList, parts: readonly Part[]): void {
  const all = new Set(list.ids)
  for (const name of new Set(parts.map(({ input }) => input.name))) {
    const own = parts.filter(({ input }) => input.name === name)
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
  { name, place }: Input,
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
  const stranger = [...got].find((id) => !expected.has(id))
  const lost = [...expected].find((id) => !got.has(id))
  const [first] = steps
  if (!first || (stranger === undefined && lost === undefined)) return
  trial.report({
    operation: first.call.operation.id,
    place,
    expected: `the ${expected.size} rows that follow from each alone`,
    actual: stranger === undefined ? `not ${lost}` : `${stranger} as well`,
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
