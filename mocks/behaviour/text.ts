/** Text comparison for searches: ignores case and accents. */
import { searchedPhone } from '~notations/searched-phone.ts'

const LETTERS: Record<string, string> = { ø: 'o', ß: 'ss', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' }

export const fold = (text: string): string =>
  /^\p{ASCII}*$/u.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[øßłđæœı]/g, (letter) => LETTERS[letter] ?? letter)

/**
 * Creates a search filter: every word must occur in one of the row's texts, or the search is the row's phone number.
 * Rows are never mutated, so each is normalised only once per filter. A filter that is used for several requests may
 * therefore read only the row. If the texts depend on other tables, create a new filter after each of their changes.
 */
export function createSearch<Row extends object>(
  texts: (row: Row) => (string | undefined)[],
  phoneOf?: (row: Row) => string | undefined,
) {
  const folded = new WeakMap<Row, string>()
  return (search: string | undefined): ((row: Row) => boolean) => {
    const phone = phoneOf && searchedPhone(search ?? '')
    const words = fold(search ?? '')
      .split(/\s+/)
      .filter((word) => word !== '')
    return (row) => {
      if (words.length === 0) return true
      let text = folded.get(row)
      if (text === undefined) {
        text = fold(
          texts(row)
            .filter((part) => part !== undefined)
            .join('\n'),
        )
        folded.set(row, text)
      }
      return words.every((word) => text.includes(word)) || hasPhone(phoneOf?.(row), phone)
    }
  }
}

/** G298: whether a phone number contains the digits of a search. */
export const hasPhone = (msisdn: string | undefined, digits: string | undefined): boolean =>
  msisdn !== undefined && digits !== undefined && msisdn.replace(/\D/g, '').includes(digits)
