/** Text comparison for searches: ignores case and accents. */

const LETTERS: Record<string, string> = { ø: 'o', ß: 'ss', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' }

export const fold = (text: string): string =>
  /^\p{ASCII}*$/u.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[øßłđæœı]/g, (letter) => LETTERS[letter] ?? letter)

const folded = new WeakMap<object, string>()

/**
 * A search filter: every word must occur in one of the row's texts. Rows are never mutated, so each is normalised
 * only once.
 */
export function createSearch<Row extends object>(texts: (row: Row) => (string | undefined)[]) {
  return (search: string | undefined): ((row: Row) => boolean) => {
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
      return words.every((word) => text.includes(word))
    }
  }
}

/** Digits as someone may type a phone number: with spaces, dots, slashes, hyphens, brackets, `+32` or `00 32`. */
const PHONE = /^\+?[\d\s./()-]{6,}$/

/** G298: whether a search is a phone number, and this one, with or without its country code. */
export function isSamePhone(search: string | undefined, msisdn: string | undefined): boolean {
  if (search === undefined || msisdn === undefined || !PHONE.test(search.trim())) return false
  const wanted = search.replace(/\D/g, '').replace(/^00/, '')
  const known = msisdn.replace(/\D/g, '')
  return known.includes(wanted) || (wanted.startsWith('0') && known.includes(wanted.slice(1)))
}
