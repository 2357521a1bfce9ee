/**
 * `x-searches` states the fields of a row in which a search looks for its text. Each of them is tried alone, with a word
 * that no other searched field of the row has, and with a part of such a word.
 */
import { type Operation, propertiesOf, typesOf } from '../api.ts'
import { type Call, type Exchange, isGood } from '../exchange.ts'
import { identityOf } from '../identity.ts'
import { at, isObject, type Json, leaves, withValues } from '../json.ts'
import { examplesOf, goodExchange, schemaAt, withNewTexts } from '../requests/recipes.ts'
import { longestPage, pagingOf, rowSchema, rowsOf, totalOf, valuesAt } from '../rows.ts'
import { actorsFor, type Suite } from '../suite.ts'
import type { Trial } from '../trial.ts'
import { withRequiredOnly } from './conflicts.ts'
import { listsOfCreated, listShowing, listWithNew } from './filters.ts'
import { listLaw, type LongList } from './long-list.ts'
import { stateLaw } from './per-operation.ts'
import { fits } from './same-value.ts'
import { plain } from './search.ts'

/** The number of rows that are searched by each field. */
const ROWS_PER_FIELD = 2
const MIN_LENGTH = 3
const NO_WORD = 'qzxwvkjqzx'
/** The least part of a phone number that a search finds. */
const MIN_DIGITS = 6

/** A parameter or body property that takes the text to search for, and the fields in which a server looks for it. */
interface SearchText {
  name: string
  place: 'body' | 'query'
  fields: readonly string[]
  /** The least length of the text. */
  least: number
}

/**
 * Texts that can only be found in one field of a row: a word of the field, and a part of the word. A text is left out if
 * another searched field of the row contains it too, because finding the row would prove nothing.
 */
interface RareTexts {
  row: Json
  value: string
  texts: string[]
}

export const searchedFields = listLaw(
  'searched-fields',
  'A search finds a row by a word, and by a part of a word, of each field that x-searches names, and no row by any other',
  (suite, operation) =>
    rowSchema(suite.api, operation) !== undefined && searchTexts(suite, operation).length > 0,
  async (trial, list) => {
    for (const text of searchTexts(trial.suite, list.call.operation)) {
      await expectNothing(trial, list, text)
      for (const field of text.fields)
        for (const words of bestRows(list.rows, text, field))
          await expectFound(trial, list, text, field, words)
    }
  },
  1,
)

/** The rows that exist already may have nothing in a field, or the same as in others. */
export const searchedFieldsOfNew = stateLaw(
  'searched-fields-of-new',
  'A search finds a record that was just created by each of its fields that x-searches names',
  (suite, operation) =>
    !operation.reads &&
    suite.model.waiver(operation.id) === undefined &&
    listsOf(suite, operation).length > 0,
  async (trial, operation) => {
    const lists = listsOf(trial.suite, operation)
    const fields = lists.flatMap((list) => searchTexts(trial.suite, list).flatMap((text) => text.fields))
    const made = await newRecord(trial, operation, fields)
    if (!made) return { skipped: 'no record could be created' }
    for (const list of lists) {
      const shown = (await listFoundBy(trial, list, made)) ?? (await listWithNew(trial, list, made))
      for (const text of shown ? searchTexts(trial.suite, list) : [])
        for (const field of text.fields)
          for (const words of shown ? bestRows([shown.row], text, field) : [])
            if (shown) await expectFound(trial, shown, text, field, words)
    }
    return undefined
  },
)

/** The lists with a search that show what a creation creates, also those that show nothing without a search. */
function listsOf(suite: Suite, operation: Operation): Operation[] {
  const { api, model, missing } = suite
  const shown = listsOfCreated(suite, operation)
  const kind = model.resources.find(({ create }) => create === operation.id)?.kind
  return api.operations.filter(
    (one) =>
      one.reads &&
      !missing.has(one.id) &&
      rowSchema(api, one) !== undefined &&
      searchTexts(suite, one).length > 0 &&
      (shown.includes(one) ||
        (requiredText(suite, one) && kind !== undefined && model.subject(one) === kind)),
  )
}

/** The text without which a list shows nothing. */
const requiredText = (suite: Suite, list: Operation): SearchText | undefined =>
  searchTexts(suite, list).find(
    ({ name }) =>
      list.body?.schema.required?.includes(name) === true ||
      list.parameters.some((one) => one.name === name && one.required === true),
  )

/** What a list that shows nothing without a search finds by one of the texts of a new record. */
async function listFoundBy(
  trial: Trial,
  list: Operation,
  made: Exchange,
): Promise<(LongList & { row: Json }) | undefined> {
  const { api } = trial.suite
  const text = requiredText(trial.suite, list)
  const [example] = examplesOf(trial, list)
  if (!text || !example) return undefined
  const actor = actorsFor(trial.suite, list).find((one) => one === made.actor) ?? made.actor
  const query = { ...example.query, ...pagingOf(api, list)?.query(0, longestPage(api, list)) }
  const names = text.fields.map((field) => field.split('.').at(-1)?.toLowerCase())
  const own = [...leaves(made.call.body)]
    .filter(({ path }) => names.includes(String(path.at(-1)).toLowerCase()))
    .map(({ value }) => value)
  const words = own.filter((value) => typeof value === 'string' && value.length >= text.least)
  for (const word of words) {
    const sent = { [text.name]: word }
    const call =
      text.place === 'body' ? { ...example, query, body: sent } : { ...example, query: { ...query, ...sent } }
    const read = await trial.send(call, actor)
    const shown = isGood(read) ? listShowing(trial, read, made) : undefined
    if (shown) return shown
  }
  return undefined
}

/** A new record with a word of its own in each of these fields, as far as the target accepts that. */
async function newRecord(
  trial: Trial,
  operation: Operation,
  fields: readonly string[],
): Promise<Exchange | undefined> {
  const known = await goodExchange(trial, operation)
  if (!known) return undefined
  for (const call of [withOwnWords(trial, known.call, fields), withNewTexts(trial, known.call)]) {
    const made = await trial.send(call, known.actor)
    if (isGood(made)) return made
  }
  return known
}

/** The required values of a call, and a new text in each of these fields. */
function withOwnWords(trial: Trial, call: Call, fields: readonly string[]): Call {
  const wrapper = ['data', 'userData'].filter((name) => isObject(at(call.body, [name]))).slice(0, 1)
  const known = Object.keys(propertiesOf(schemaAt(trial, call.operation, wrapper) ?? {}))
  const values = fields.flatMap((field): [string, string][] => {
    const last = field.split('.').at(-1)?.toLowerCase()
    const name = known.find((one) => one.toLowerCase() === last)
    const schema = name === undefined ? undefined : schemaAt(trial, call.operation, [...wrapper, name])
    if (name === undefined || !schema || !typesOf(schema).includes('string')) return []
    const text = trial.random.unique()
    const path = [...wrapper, name].join('.')
    if (schema['format'] === 'email') return [[path, `${text.toLowerCase()}@example.org`]]
    return fits(schema, text) ? [[path, text]] : []
  })
  const plainCall = withRequiredOnly(trial, call, [...wrapper, ''])
  return { ...plainCall, body: withValues(plainCall.body, Object.fromEntries(values)) }
}

/** The texts by which an operation searches, where the contract says in which fields. */
function searchTexts({ api }: Suite, { body, parameters }: Operation): SearchText[] {
  const inBody = Object.entries(body?.type === 'application/json' ? propertiesOf(body.schema) : {}).map(
    ([name, raw]) => ({ name, place: 'body' as const, schema: api.schema(raw), fields: raw['x-searches'] }),
  )
  const inQuery = parameters
    .filter(({ in: place }) => place === 'query')
    .map((one) => ({
      name: one.name,
      place: 'query' as const,
      schema: one.schema,
      fields: one['x-searches'],
    }))
  return [...inBody, ...inQuery].flatMap(({ name, place, schema, fields }) => {
    const least = typeof schema['minLength'] === 'number' ? schema['minLength'] : 0
    return fields === undefined ? [] : [{ name, place, fields, least: Math.max(MIN_LENGTH, least) }]
  })
}

/** The rows with a rare text in this field. Rows of which also a part of the word is rare come first. */
function bestRows(rows: readonly Json[], text: SearchText, field: string): RareTexts[] {
  const all = rows.flatMap((row) => rareTextsOf(row, text, field))
  return [
    ...all.filter(({ texts }) => texts.length > 1),
    ...all.filter(({ texts }) => texts.length === 1),
  ].slice(0, ROWS_PER_FIELD)
}

function rareTextsOf(row: Json, { fields, least }: SearchText, field: string): RareTexts[] {
  const textsIn = (path: string): string[] =>
    valuesAt(row, path.split('.')).filter((value) => typeof value === 'string')
  const otherFieldsText = plain(fields.flatMap((one) => (one === field ? [] : textsIn(one))).join('\n'))
  const isRare = (text: string): boolean =>
    [...text].length >= least && !otherFieldsText.includes(plain(text))
  for (const value of textsIn(field)) {
    const candidates = value
      .split(/\s+/)
      .map((word) => [word, partOf(word)].filter(isRare))
      .sort((one, other) => other.length - one.length)
    if (candidates[0] && candidates[0].length > 0) return [{ row, value, texts: candidates[0] }]
  }
  return []
}

/** A text within a word, without its ends. Of a phone number, its last digits. */
function partOf(word: string): string {
  if (/^\+\d{8,}$/.test(word)) return word.slice(-MIN_DIGITS)
  return [...word].slice(1, -1).join('')
}

async function expectFound(
  trial: Trial,
  list: LongList,
  text: SearchText,
  field: string,
  { row, value, texts }: RareTexts,
): Promise<void> {
  const id = identityOf(row)
  for (const sent of texts) {
    const exchange = await list.request({ [text.place]: { [text.name]: sent } })
    const rows = rowsOf(exchange)
    // Of a longer list, the row may be on another page.
    if (!isGood(exchange) || totalOf(exchange) > rows.length) continue
    if (rows.some((one) => identityOf(one) === id)) continue
    trial.report({
      operation: list.call.operation.id,
      place: `${text.name} in ${field}`,
      expected: `${id} for ${JSON.stringify(sent)}, since x-searches names ${field}, which is ${JSON.stringify(value)}`,
      actual: 'not found',
      steps: [list.exchange, exchange],
    })
    return
  }
}

/** A word that no row has finds none, nor does it together with a word that a row has. */
async function expectNothing(trial: Trial, list: LongList, text: SearchText): Promise<void> {
  const { name, place, fields } = text
  const word = fields.flatMap((field) => bestRows(list.rows, text, field))[0]?.texts[0]
  const both = word === undefined ? [] : [`${word} ${NO_WORD}`, `${NO_WORD} ${word}`]
  for (const sent of [NO_WORD, ...both]) {
    const exchange = await list.request({ [place]: { [name]: sent } })
    const [row] = rowsOf(exchange)
    if (!isGood(exchange) || !row) continue
    trial.report({
      operation: list.call.operation.id,
      place: name,
      expected: `no rows for ${JSON.stringify(sent)}, since none has ${NO_WORD}`,
      actual: `${identityOf(row)}, and ${totalOf(exchange)} in all`,
      steps: [exchange],
    })
    return
  }
}
