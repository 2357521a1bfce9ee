import { NOT_RECEIVED } from '@/base/not-received-text.ts'
import { number, NBSP } from './plain-formats.ts'

/** Formats money, dates and numbers. The formats are the same in all three languages (R279, R281, G161). */

export { date, number } from './plain-formats.ts'

const ZONE = 'Europe/Brussels'

const MINUS = '\u2212'

/** Formats euros as `€ 1 234,56`, with non-breaking spaces and a true minus: `€ −9,11` (R281, G415). */
export const money = (euros: number): string =>
  Number.isFinite(euros) ? `€${NBSP}${number(euros, 2).replace('-', MINUS)}` : NOT_RECEIVED

/** Amounts with the minus sign that spreadsheets recognise, for files. */
export const plainAmounts = (text: string): string => text.replaceAll(`€${NBSP}${MINUS}`, `€${NBSP}-`)

/** With a true minus or a plus sign before the number: `€ −9,11`, `€ +18,40`. */
export function signedMoney(euros: number): string {
  const sign = euros < 0 ? MINUS : euros > 0 ? '+' : ''
  return money(Math.abs(euros)).replace(NBSP, NBSP + sign)
}

/** Sums amounts in whole cents (R067), to avoid floating-point errors. Takes and returns euros. */
export const sumEuros = (amounts: readonly number[]): number =>
  amounts.reduce((cents, euros) => cents + Math.round(euros * 100), 0) / 100

/** Formats an ISO date-time with offset as `dd/MM/yyyy HH:mm`, in Brussels time. */
export function dateTime(moment: string): string {
  if (!isMoment(moment)) return moment
  const { year, month, day, hour, minute } = partsOf(moment)
  return `${day}/${month}/${year} ${hour}:${minute}`
}

/** The same, but without a time at midnight, because such a value was entered as a day. */
export const dayAndTime = (moment: string): string => dateTime(moment).replace(/ 00:00$/, '')

/** Formats an ISO date-time with offset as the day in Brussels, `dd/MM/yyyy`. */
export function dayOf(moment: string): string {
  if (!isMoment(moment)) return moment
  const { year, month, day } = partsOf(moment)
  return `${day}/${month}/${year}`
}

/**
 * Whether a text can be parsed as a moment or a day. Other text, such as one for a missing value, is shown unchanged.
 */
export const isMoment = (text: string): boolean => !Number.isNaN(Date.parse(text))

/** Formats `yyyyMM` as `MM/yyyy`. */
export const month = (yyyyMM: string): string =>
  isMonth(yyyyMM) ? `${yyyyMM.slice(4)}/${yyyyMM.slice(0, 4)}` : yyyyMM

export const isMonth = (text: string): boolean => /^\d{4}(0[1-9]|1[0-2])$/.test(text)

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function partsOf(moment: string) {
  const parts = Object.fromEntries(
    clock.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  )
  const part = (name: string): string => parts[name] ?? ''
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  }
}

/** The name of a user group for display. Its spaces are stored as underscores (R181). */
export const groupName = (extId: string): string => extId.replaceAll('_', ' ')
