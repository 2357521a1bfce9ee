import { searchedPhone } from '~notations/searched-phone.ts'
import type { ColumnText } from './column.ts'
import { spellings } from './spellings.ts'

export interface RowSearch<Row> {
  /** Returns the rows of `among` in which every word occurs, ignoring case and accents. Keeps their order. */
  readonly find: (search: string, among: readonly Row[]) => readonly Row[]
}

/**
 * Searches rows by one text per row, built on the first search. When letters are added to a search, it only looks at
 * the previous matches. An empty search returns `among` itself.
 */
export function searchable<Row>(rows: readonly Row[], columns: readonly ColumnText<Row>[]): RowSearch<Row> {
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
    // A phone number, date or amount also matches other spellings, so a longer search can match rows that the previous
    // one did not.
    const number = searchedPhone(searchText)
    const otherSpellings = spellings(search)
      .map(plain)
      .filter((spelling) => spelling !== searchText)
    const isLonger =
      searchText.startsWith(last?.searchText ?? '') && number === undefined && otherSpellings.length === 0
    const candidates = last?.among === among && isLonger ? last.found : among
    const found = candidates.filter((row) => {
      const text = known.get(row) ?? ''
      if (words.every((word) => text.includes(word))) return true
      if (otherSpellings.some((spelling) => text.includes(spelling))) return true
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

/** All characters but printable ASCII and the line break between columns. */
const NON_ASCII = /[^ -~\n]/gu

/** Lower case without accents, so that `andre` finds `André`. */
const plain = (text: string): string => text.toLowerCase().replace(NON_ASCII, withoutAccent)

/**
 * Caches letters without accents. Normalising per row took a third of the first search of 20,000 rows. A minus sign is
 * found by the minus key (G415).
 */
const letters = new Map<string, string>([['\u2212', '-']])
function withoutAccent(letter: string): string {
  const known = letters.get(letter)
  if (known !== undefined) return known
  const base = letter.normalize('NFD').replace(/\p{M}/gu, '')
  letters.set(letter, base)
  return base
}
