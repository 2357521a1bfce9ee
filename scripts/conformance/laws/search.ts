/** A search finds the rows in which each of its words occurs, ignoring case and accents. */
import { type Operation, propertiesOf } from '../api.ts'
import { type Exchange, isGood } from '../exchange.ts'
import { identityOf } from '../identity.ts'
import { type Json, leaves } from '../json.ts'
import { rowsOf, totalOf } from '../rows.ts'
import type { Suite } from '../suite.ts'
import type { Trial } from '../trial.ts'
import { listLaw, type LongList } from './long-list.ts'

const NAMES = ['name', 'lastName', 'lastname', 'fullname', 'description', 'number', 'label', 'extId']
/** How many rows are searched by their words. */
const MAX_ROWS = 3
const MIN_WORD_LENGTH = 3

/** The rows of a list for a search. */
interface SearchResult {
  text: string
  ids: ReadonlySet<string>
  exchange: Exchange
}

export const search = listLaw(
  'search',
  'A search finds the rows with all of its words, in whatever letters, and nothing for words that none has',
  (suite, operation) => searchPlace(suite, operation) !== undefined,
  async (trial, list) => {
    const nothing = await searchFor(trial, list, 'qzxwvkjqzx')
    if (nothing && totalOf(nothing.exchange) > 0)
      report(trial, list, 'no rows for a word that none contains', `${totalOf(nothing.exchange)} rows`, [
        nothing,
      ])
    await expectFoundByName(trial, list)
    const step = Math.max(1, Math.floor(list.rows.length / MAX_ROWS))
    for (const row of list.rows.filter((_row, index) => index % step === 0).slice(0, MAX_ROWS))
      await expectWords(trial, list, row)
  },
)

async function searchFor(trial: Trial, list: LongList, text: string): Promise<SearchResult | undefined> {
  const place = searchPlace(trial.suite, list.call.operation) ?? 'query'
  const exchange = await list.request({ [place]: { search: text } })
  return isGood(exchange) ? { text, ids: new Set(rowsOf(exchange).map(identityOf)), exchange } : undefined
}

/** A row is found by the first word of its own name. */
async function expectFoundByName(trial: Trial, list: LongList): Promise<void> {
  for (const [index, row] of list.rows.slice(0, 3).entries()) {
    const name = NAMES.map((one) => row[one]).find((value) => typeof value === 'string')
    const word = typeof name === 'string' ? name.split(' ')[0] : undefined
    const found = word === undefined ? undefined : await searchFor(trial, list, word.toUpperCase())
    const id = list.ids[index]
    if (found && id !== undefined && !found.ids.has(id))
      report(trial, list, `${id}, which contains the word ${word}`, 'not found', [found])
  }
}

/**
 * Another letter case finds the same rows, a part of a word finds at least as many, and two words find the rows that
 * both find.
 */
async function expectWords(trial: Trial, list: LongList, row: Json): Promise<void> {
  const id = identityOf(row)
  const found: SearchResult[] = []
  for (const word of wordsOf(row)) {
    const byWord = await searchFor(trial, list, word)
    if (!byWord?.ids.has(id)) continue
    found.push(byWord)
    for (const same of new Set([word.toUpperCase(), plain(word)])) {
      const bySameWord = same === word ? undefined : await searchFor(trial, list, same)
      if (bySameWord)
        expectIds(trial, list, byWord.ids, [byWord, bySameWord], `the rows that ${word} finds, for ${same}`)
    }
    const byPart = word.length > MIN_WORD_LENGTH ? await searchFor(trial, list, word.slice(0, -1)) : undefined
    const lost = byPart && [...byWord.ids].find((each) => !byPart.ids.has(each))
    if (byPart && lost !== undefined)
      report(trial, list, `${lost} for ${byPart.text}, since ${word} finds it`, 'not found', [byWord, byPart])
  }
  const [first, second] = found
  const both = first && second && (await searchFor(trial, list, `${first.text} ${second.text}`))
  if (!both) return
  const expectedIds = new Set([...first.ids].filter((each) => second.ids.has(each)))
  expectIds(trial, list, expectedIds, [first, second, both], `the rows that both words of ${both.text} find`)
}

/** One word of each text of the row. */
function wordsOf(row: Json): string[] {
  const texts = [...leaves(row)].filter(
    ({ path, value }) => NAMES.includes(String(path.at(-1))) && typeof value === 'string',
  )
  const words = texts.flatMap(({ value }) => String(value).split(/\s+/).filter(isWord).slice(0, 2))
  const accented = words.filter((word) => plain(word) !== word.toLowerCase())
  return [...new Set([...accented.slice(0, 1), ...words])].slice(0, 3)
}

/** Only letters, because servers treat punctuation differently. */
const isWord = (word: string): boolean => word.length >= MIN_WORD_LENGTH && /^[\p{L}\d]+$/u.test(word)

/** Without accents, in lower case. */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

function expectIds(
  trial: Trial,
  list: LongList,
  expectedIds: ReadonlySet<string>,
  steps: readonly SearchResult[],
  expected: string,
): void {
  const got = steps.at(-1)?.ids ?? new Set()
  const stranger = [...got].find((id) => !expectedIds.has(id))
  const lost = [...expectedIds].find((id) => !got.has(id))
  if (stranger !== undefined) report(trial, list, expected, `${stranger} as well`, steps)
  else if (lost !== undefined) report(trial, list, expected, `not ${lost}`, steps)
}

const report = (
  trial: Trial,
  { call }: LongList,
  expected: string,
  actual: string,
  found: readonly SearchResult[],
): void =>
  trial.report({
    operation: call.operation.id,
    place: 'search',
    expected,
    actual,
    steps: found.map(({ exchange }) => exchange),
  })

function searchPlace({ api }: Suite, { body, parameters }: Operation): 'body' | 'query' | undefined {
  if (body && propertiesOf(api.schema(body.schema))['search'] !== undefined) return 'body'
  return parameters.some(({ name }) => name === 'search') ? 'query' : undefined
}
