import { searchedPhone } from '~notations/searched-phone.ts'
import { sortKeyOf, type ColumnText } from './column.ts'
import { compare, keyed, type Keyed } from './compare.ts'
import { spellings } from './spellings.ts'

export interface Searchable<Row> {
  /** Returns the rows of `among` in which every word occurs, ignoring case and accents. Keeps their order. */
  readonly find: (search: string, among: readonly Row[]) => readonly Row[]
}

/**
 * Searches rows by one text per row, built on the first search. When letters are added to a search, it only looks at
 * the previous matches. An empty search returns `among` itself.
 */
export function searchable<Row>(rows: readonly Row[], columns: readonly ColumnText<Row>[]): Searchable<Row> {
  let texts: ReadonlyMap<Row, string> | undefined
  const textsOf = (): ReadonlyMap<Row, string> =>
    (texts ??= new Map(rows.map((row) => [row, plain(textOf(row, columns))])))
  let last:
    | { readonly searchText: string; readonly among: readonly Row[]; readonly found: readonly Row[] }
    | undefined
  const find = (search: string, among: readonly Row[]): readonly Row[] => {
    const searchText = plain(search).trim()
    const words = searchText.split(/\s+/).filter(Boolean)
    if (words.length === 0) return among
    const known = textsOf()
    // Rows that match the meaning of a phone number or a date may not be among the previous matches.
    const number = searchedPhone(searchText)
    const others = spellings(search)
      .map(plain)
      .filter((other) => other !== searchText)
    const isLonger =
      searchText.startsWith(last?.searchText ?? '') && number === undefined && others.length === 0
    const candidates = last?.among === among && isLonger ? last.found : among
    const found = candidates.filter((row) => {
      const text = known.get(row) ?? ''
      if (words.every((word) => text.includes(word))) return true
      if (others.some((other) => text.includes(other))) return true
      return number !== undefined && digitsOf(text).includes(number)
    })
    last = { searchText, among, found }
    return found
  }
  return { find }
}

/** The digits of a text. Digits of different columns stay separate. */
const digitsOf = (text: string): string => text.replace(/[^\d\n]/g, '')

function textOf<Row>(row: Row, columns: readonly ColumnText<Row>[]): string {
  let text = ''
  for (const column of columns) text += `${column.text(row)}\n`
  return text
}

/** Lower case without accents, so that `andre` finds `André`. */
const plain = (text: string): string => text.toLowerCase().replace(/[^ -~\n]/gu, withoutAccent)

/** Caches letters without accents. Normalising per row took a third of the first search of 20,000 rows. */
const letters = new Map<string, string>([['\u2212', '-']])
function withoutAccent(letter: string): string {
  const known = letters.get(letter)
  if (known !== undefined) return known
  const base = letter.normalize('NFD').replace(/\p{M}/gu, '')
  letters.set(letter, base)
  return base
}

/** Sorts rows, and keeps the order of equal rows. `sort` is as in `nextSort`. An unknown sort key is ignored. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly ColumnText<Row>[],
  sort: string | undefined,
): readonly Row[] {
  const descending = sort?.startsWith('-') ?? false
  const key = descending ? sort?.slice(1) : sort
  const column = columns.find((candidate) => key !== undefined && sortKeyOf(candidate) === key)
  if (!column) return rows
  const valueOf = column.sortValue ?? column.text
  // The rows are often in order already, because the server sends them so by default.
  if (!descending && isInOrder(rows, valueOf)) return rows
  const values = rows.map((row) => keyed(valueOf(row)))
  const ranks = ranksOf(values)
  const byRank: Row[][] = []
  rows.forEach((row, index) => {
    const rank = ranks.get(values[index]?.value ?? '') ?? 0
    ;(byRank[rank] ??= []).push(row)
  })
  return (descending ? byRank.toReversed() : byRank).flat()
}

function isInOrder<Row>(rows: readonly Row[], valueOf: (row: Row) => string | number): boolean {
  let before: Keyed | undefined
  for (const row of rows) {
    const here = keyed(valueOf(row))
    if (before !== undefined && compare(before, here) > 0) return false
    before = here
  }
  return true
}

/**
 * Returns the position of each value in the order. Equal values share a position. Comparing is slow and many rows share
 * a value, so this sorts the distinct values and not the rows.
 */
function ranksOf(values: readonly Keyed[]): ReadonlyMap<string | number, number> {
  const ranks = new Map<string | number, number>()
  let rank = 0
  let before: Keyed | undefined
  for (const each of [...new Map(values.map((one) => [one.value, one])).values()].sort(compare)) {
    if (before !== undefined && compare(before, each) !== 0) rank += 1
    ranks.set(each.value, rank)
    before = each
  }
  return ranks
}
