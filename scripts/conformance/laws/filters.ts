/**
 * A filter returns exactly the matching rows: each filter alone, each pair of filters, at the limits of dates, and for
 * rows that were just created.
 */
import type { JsonSchema } from '../../../openapi/contract-types.ts'
import type { FilterRule } from '../../../openapi/resources.ts'
import { type Api, type Operation, propertiesOf } from '../api.ts'
import { type Exchange, isGood } from '../exchange.ts'
import { idOf, identityOf } from '../identity.ts'
import { isSame, type Json } from '../json.ts'
import { callForSameRecord, readBack } from '../records.ts'
import { filteredValues, longestPage, pagingOf, rowRef, rowSchema, rowsOf, totalOf } from '../rows.ts'
import { examplesOf, goodExchange } from '../requests/recipes.ts'
import { fillSlot, readSlot, slotsOf } from '../requests/pool.ts'
import type { Suite } from '../suite.ts'
import type { Trial } from '../trial.ts'
import type { Law } from './law.ts'
import { listLaw, type LongList } from './long-list.ts'
import { plain } from './search.ts'
import { perOperation, stateLaw } from './per-operation.ts'

const NO_FILTERS = ['page', 'size', 'limit', 'offset', 'sort', 'search']
/** The number of values tried for each filter. */
const VALUES_PER_FILTER = 4
/** The number of rows searched for values that distinguish two filters. */
const ROWS_PER_PAIR = 40

interface Filter {
  name: string
  place: 'body' | 'query'
  /** The values to send, found in the rows of the whole list. */
  samples(rows: readonly Json[]): unknown[]
  /** A value that matches the row, or `undefined` if the row has none. */
  sampleOf(row: Json): unknown
  /** Whether the filter returns the row for the sent value. */
  fits(row: Json, sent: unknown): boolean
}
/** Filters that are sent together, each with the value to send. */
type Chosen = readonly (readonly [Filter, unknown])[]

export const filters = listLaw(
  'filters',
  'A filter leaves exactly the rows that fit it, alone and together with another',
  (suite, operation) => filtersOf(suite, operation).length > 0,
  async (trial, list) => {
    const all = filtersOf(trial.suite, list.call.operation)
    for (const filter of all)
      for (const sent of filter.samples(list.rows)) await expectFitting(trial, list, [[filter, sent]])
    for (const [index, filter] of all.entries())
      for (const other of all.slice(index + 1)) {
        const both = distinguishingPair(list.rows, filter, other)
        if (both) await expectFitting(trial, list, both)
      }
  },
)

/**
 * Records that exist already may have none of the values that a filter gets wrong, such as the first minute of a day.
 */
export const filtersOfNew = stateLaw(
  'filters-of-new',
  'A filter finds a record that was just created by each of its values',
  (suite, operation) =>
    !operation.reads &&
    suite.model.waiver(operation.id) === undefined &&
    listsOfCreated(suite, operation).some((list) => filtersOf(suite, list).length > 0),
  async (trial, operation) => {
    const made = await goodExchange(trial, operation)
    if (!made || idOf(made.json) === undefined) return { skipped: 'no record could be created' }
    for (const list of listsOfCreated(trial.suite, operation)) {
      const shown = await listWithNew(trial, list, made)
      for (const filter of shown ? filtersOf(trial.suite, list) : []) {
        const sent = shown && filter.sampleOf(shown.row)
        if (shown && sent !== undefined) await expectFitting(trial, shown, [[filter, sent]])
      }
    }
    return undefined
  },
)

/** All rows of a list, and the row of a record that was just created. */
export async function listWithNew(
  trial: Trial,
  list: Operation,
  made: Exchange,
): Promise<(LongList & { row: Json }) | undefined> {
  const read = await wholeListWith(trial, list, made)
  return read && listShowing(trial, read, made)
}

/** A list that was read, with the row of a created record. `undefined` if the list does not contain the record. */
export function listShowing(
  trial: Trial,
  read: Exchange,
  made: Exchange,
): (LongList & { row: Json }) | undefined {
  const rows = rowsOf(read)
  const row = rows.find((one) => identityOf(one) === idOf(made.json))
  if (!row) return undefined
  const request: LongList['request'] = ({ query = {}, body }) => {
    const newBody = body === undefined ? read.call.body : { ...(read.call.body as object), ...body }
    return trial.send({ ...read.call, query: { ...read.call.query, ...query }, body: newBody }, read.actor)
  }
  return { exchange: read, call: read.call, rows, ids: rows.map(identityOf), request, row }
}

/**
 * Reads all rows of a list, which must contain the created record. It is read without filters, or if that fails, with the
 * filters of an example.
 */
async function wholeListWith(trial: Trial, list: Operation, made: Exchange): Promise<Exchange | undefined> {
  const { api } = trial.suite
  const query = pagingOf(api, list)?.query(0, longestPage(api, list))
  const isWhole = (read: Exchange): boolean =>
    isGood(read) &&
    rowsOf(read).length === totalOf(read) &&
    rowsOf(read).some((row) => identityOf(row) === idOf(made.json))
  const plain = await readBack(trial, made, made.actor, { operation: list, isList: true })
  if (plain && isWhole(plain)) return plain
  for (const example of examplesOf(trial, list)) {
    const call = callForSameRecord(trial, example, made.call, made.json)
    const read = call && (await trial.send({ ...call, query: { ...call.query, ...query } }, plain?.actor))
    if (read && isWhole(read)) return read
  }
  return undefined
}

/** The lists that show what a creation returns. */
export function listsOfCreated({ api, model, missing }: Suite, { id, responses }: Operation): Operation[] {
  const own = model.resources.find(({ create }) => create === id)?.list
  const responseRef = responses.get(200)?.schema?.$ref
  return api.operations.filter(
    (one) =>
      one.reads &&
      !missing.has(one.id) &&
      (one.id === own ||
        (responseRef !== undefined && /^(create|add)[A-Z]/.test(id) && rowRef(api, one) === responseRef)),
  )
}

/** The number of records tried if a list is filtered by the record to which its rows belong. */
const MAX_OWNERS = 4

export const scope: Law = {
  id: 'scope',
  title: 'A list that is asked for by a record holds only what belongs to that record',
  family: 'list',
  level: 'laws',
  writes: false,
  cases: (suite) =>
    perOperation(
      suite,
      (operation) => operation.reads && rowSchema(suite.api, operation) !== undefined,
      async (trial, operation) => {
        const accepted = await goodExchange(trial, operation)
        if (!accepted?.actor) return { skipped: 'no list could be read' }
        const { call, actor } = accepted
        const schema = rowSchema(suite.api, operation) ?? {}
        for (const slot of slotsOf(suite.api, suite.model, call)) {
          const name = String(slot.path.at(-1))
          const rule = suite.model.filter(operation.id, name)
          // `ospId` names a record to which rows of another kind belong.
          const isPlain = typeof rule !== 'object' && name !== 'ospId'
          const valuesOf = isPlain ? filteredValues(suite.api, schema, name, rule) : undefined
          const ids = [String(readSlot(call, slot)), ...trial.ids(actor, slot.kinds)].slice(0, MAX_OWNERS)
          for (const id of valuesOf ? ids : []) {
            const read = await trial.send(fillSlot(call, slot, id), actor)
            const stranger = rowsOf(read).find((row) => valuesOf && !valuesOf(row).includes(id))
            if (!isGood(read) || !stranger) continue
            trial.report({
              operation: operation.id,
              place: name,
              expected: `only rows of ${id}`,
              actual: `${identityOf(stranger)} as well`,
            })
          }
        }
        return undefined
      },
    ),
}

const fitsAll = (row: Json, chosen: Chosen): boolean =>
  chosen.every(([filter, sent]) => filter.fits(row, sent))

async function expectFitting(trial: Trial, { call, rows, request }: LongList, chosen: Chosen): Promise<void> {
  const more: { query: Json; body?: Json } = { query: {} }
  for (const [{ name, place }, sent] of chosen)
    if (place === 'query') more.query = { ...more.query, [name]: sent }
    else more.body = { ...more.body, [name]: sent }
  const exchange = await request(more)
  if (!isGood(exchange)) return
  const expected = rows.filter((row) => fitsAll(row, chosen)).map(identityOf)
  const got = rowsOf(exchange)
  const name = chosen.map(([filter]) => filter.name).join(' and ')
  const conditions = chosen.map(([filter, sent]) => `${filter.name} ${JSON.stringify(sent)}`).join(' and ')
  const report = (expected: string, actual: string): void =>
    trial.report({
      operation: call.operation.id,
      place: `filter ${name}`,
      expected,
      actual,
      steps: [exchange],
    })
  const stranger = got.find((row) => !fitsAll(row, chosen))
  const ids = new Set(got.map(identityOf))
  const left = expected.find((id) => !ids.has(id))
  if (stranger) report(`only rows with ${conditions}`, `${identityOf(stranger)} as well`)
  else if (left !== undefined) report(`every row with ${conditions}`, `not ${left}`)
  else if (totalOf(exchange) !== got.length)
    report(`the total of the filtered rows, ${got.length}`, String(totalOf(exchange)))
}

/**
 * Values of one row for two filters, chosen so that other rows match only one of them. `undefined` if there are none.
 */
function distinguishingPair(rows: readonly Json[], one: Filter, other: Filter): Chosen | undefined {
  for (const row of rows.slice(0, ROWS_PER_PAIR)) {
    const chosen = [
      [one, one.sampleOf(row)],
      [other, other.sampleOf(row)],
    ] as const
    if (chosen.some(([, sent]) => sent === undefined) || !fitsAll(row, chosen)) continue
    if (
      chosen.every(([filter, sent]) => rows.some((each) => filter.fits(each, sent) && !fitsAll(each, chosen)))
    )
      return chosen
  }
  return undefined
}

/** The filters of an operation whose values appear in its rows. */
function filtersOf({ api, model }: Suite, operation: Operation): Filter[] {
  const { body, parameters } = operation
  const schema = rowSchema(api, operation) ?? {}
  // A required value names the record whose rows are listed, unless the model states how it filters.
  const isSpecial = (name: string): boolean => typeof model.filter(operation.id, name) === 'object'
  const inBody = Object.entries(body?.type === 'application/json' ? propertiesOf(body.schema) : {})
    .filter(([name]) => body?.schema.required?.includes(name) !== true || isSpecial(name))
    .map(([name, raw]) => ({ name, place: 'body' as const, filterSchema: api.schema(raw) }))
  const inQuery = parameters
    .filter(({ name, in: place, required }) => place === 'query' && (required !== true || isSpecial(name)))
    .map(({ name, schema: filterSchema }) => ({ name, place: 'query' as const, filterSchema }))
  return [...inBody, ...inQuery].flatMap(({ name, place, filterSchema }) => {
    const rule = model.filter(operation.id, name)
    if (NO_FILTERS.includes(name) || rule === null) return []
    if (typeof rule === 'object') return specialFilter(api, schema, name, place, rule) ?? []
    const valuesOf = filteredValues(api, schema, name, rule)
    if (!valuesOf) return []
    const filter = /(From|To)$/.test(name)
      ? rangeFilter(name, filterSchema, valuesOf)
      : equalFilter(filterSchema, valuesOf)
    return [{ name, place, ...filter }]
  })
}

type ValuesOf = (row: Json) => unknown[]
type Kind = Pick<Filter, 'samples' | 'sampleOf' | 'fits'>

const unique = (values: readonly unknown[]): unknown[] =>
  values.filter((value, index) => values.findIndex((one) => isSame(one, value)) === index)

/** Some of the values of all rows, evenly spread over the list. */
function spread(values: readonly unknown[]): unknown[] {
  const all = unique(values)
  const step = Math.max(1, Math.floor(all.length / VALUES_PER_FILTER))
  return all.filter((_value, index) => index % step === 0).slice(0, VALUES_PER_FILTER)
}

/** Keeps rows with the value. With several values, keeps rows with any of them. */
function equalFilter(schema: JsonSchema, valuesOf: ValuesOf): Kind {
  const isList = schema.type === 'array'
  const sent = (value: unknown): unknown => (isList ? [value] : value)
  return {
    samples(rows) {
      const some = spread(rows.flatMap(valuesOf))
      return [...some.map(sent), ...(isList && some.length > 1 ? [some.slice(0, 2)] : [])]
    },
    sampleOf: (row) => valuesOf(row).map(sent)[0],
    fits: (row, value) =>
      valuesOf(row).some((one) =>
        Array.isArray(value) ? value.includes(one) : String(one) === String(value),
      ),
  }
}

/** Keeps rows from, or up to, a day or month. Both limits are included. */
function rangeFilter(name: string, schema: JsonSchema, valuesOf: ValuesOf): Kind {
  const length = schema['format'] === 'date' ? 10 : 6
  const cut = (value: unknown): string => String(value).slice(0, length)
  return {
    samples(rows) {
      const days = [...new Set(rows.flatMap(valuesOf).map(cut))].sort()
      const middle = days[Math.floor(days.length / 2)]
      if (middle === undefined) return []
      const beside = length === 10 ? [dayBeside(middle, -1), dayBeside(middle, 1)] : []
      return unique([middle, ...beside, days[0], days.at(-1)])
    },
    sampleOf: (row) => valuesOf(row).map(cut)[0],
    fits: (row, limit) =>
      valuesOf(row).some((value) =>
        name.endsWith('From') ? cut(value) >= String(limit) : cut(value) <= String(limit),
      ),
  }
}

const dayBeside = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** A filter that does not compare by equality, as stated in the resource model. */
function specialFilter(
  api: Api,
  schema: JsonSchema,
  name: string,
  place: Filter['place'],
  rule: Exclude<FilterRule, string | null>,
): Filter[] | undefined {
  const [[kind, path] = ['', '']] = Object.entries(rule)
  const all = [path].flat().map((one) => filteredValues(api, schema, name, String(one)))
  if (all.includes(undefined)) return undefined
  const valuesOf = (row: Json): unknown[] => all.flatMap((one) => one?.(row) ?? [])
  return [{ name, place, ...specialKind(kind, valuesOf, 'ignoresAccents' in rule) }]
}

function specialKind(kind: string, valuesOf: ValuesOf, ignoresAccents: boolean): Kind {
  const form = ignoresAccents ? plain : (text: string) => text.toLowerCase()
  switch (kind) {
    case 'present':
      return {
        samples: () => [true, false],
        sampleOf: (row) => valuesOf(row).length > 0,
        fits: (row, sent) => valuesOf(row).length > 0 === sent,
      }
    case 'contains':
      return {
        samples(rows) {
          const texts = rows.flatMap(valuesOf).map(String)
          const parts = spread(texts).map((text) => partOf(String(text)))
          const accented = texts.find((text) => plain(text) !== text.toLowerCase())
          const [first = ''] = parts
          return [
            ...parts,
            ...withWildcards(first),
            ...(ignoresAccents && accented !== undefined
              ? [accentIn(accented), plain(accentIn(accented))]
              : []),
          ].filter((part) => part.trim() !== '')
        },
        sampleOf: (row) => valuesOf(row).map((value) => partOf(String(value)))[0],
        fits: (row, sent) => valuesOf(row).some((value) => form(String(value)).includes(form(String(sent)))),
      }
    case 'without':
      return {
        samples: (rows) => spread(rows.flatMap(valuesOf)),
        sampleOf: () => undefined,
        fits: (row, sent) => !valuesOf(row).includes(sent),
      }
    default:
      return {
        samples: (rows) => spread(rows.flatMap(valuesOf).map((value) => Math.abs(Number(value)))),
        sampleOf: (row) => valuesOf(row).map((value) => Math.abs(Number(value)))[0],
        fits: (row, sent) => valuesOf(row).some((value) => Math.abs(Number(value)) === sent),
      }
  }
}

/** A part of a text around its first letter with an accent. */
function accentIn(text: string): string {
  const at = [...text].findIndex((letter) => plain(letter) !== letter.toLowerCase())
  return [...text]
    .slice(Math.max(0, at - 2), at + 3)
    .join('')
    .trim()
}

/** A part of a text, in upper case. */
const partOf = (text: string): string => text.slice(1, 6).trim().toUpperCase()

/** Texts with characters that are wildcards in SQL or regular expressions. A search must take them literally. */
const withWildcards = (text: string): string[] =>
  ['.', '_', '%', '*'].map((wildcard) => text.slice(0, 1) + wildcard + text.slice(2))
