import { readDay } from '~notations/day.ts'
import { valueOf } from '~notations/reading.ts'

const MONTH = /^(\d{1,2})\/(\d{4})$/
/**
 * Matches "Transacties fietshelm": the search text is after the word for transactions, which is similar in all
 * languages.
 */
const NAMED = /^transacti\S*\s+(\S.*)$/i

/** A phone number as people write it: `+32 470 12 34 56`, `0470/12.34.56`. The user who types it wants a person. */
const PHONE = /^(\+\d|0[1-9]\d{0,3}[\s./])[\d\s./-]{8,}$/

/**
 * The query of the transactions screen for a typed text: a day, a month, or an amount, a card or a booking with at
 * least two digits. `undefined` for other texts, such as a phone number, so that the palette does not offer this search
 * for every text.
 */
export function transactionsWith(typed: string): Readonly<Record<string, string>> | undefined {
  const named = NAMED.exec(typed)?.[1]
  const text = named ?? typed
  const day = valueOf(readDay(text))
  if (day !== undefined) return { from: day, to: day }
  const [, month = '', itsYear = ''] = MONTH.exec(text) ?? []
  if (isMonth(month)) return { from: `${itsYear}-${two(month)}-01`, to: lastDayOf(itsYear, month) }
  const isOffered = named !== undefined || (/\d{2}/.test(text) && !PHONE.test(text))
  return isOffered ? { search: text } : undefined
}

const two = (digits: string): string => digits.padStart(2, '0')
const isMonth = (digits: string): boolean => Number(digits) >= 1 && Number(digits) <= 12
const lastDayOf = (year: string, month: string): string =>
  new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10)
