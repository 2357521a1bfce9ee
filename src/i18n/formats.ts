/** How the portal writes money, dates and numbers, the same in all three languages (R279, R281, G161). */

const NBSP = '\u00a0'
const ZONE = 'Europe/Brussels'

/** Euros to `€ 1 234,56`; the spaces do not break. */
export const money = (euros: number): string => `€${NBSP}${number(euros, 2)}`

/** Adds decimal euros without the errors of floating point: in whole cents (R067). Answers euros. */
export const sumEuros = (amounts: readonly number[]): number =>
  amounts.reduce((cents, euros) => cents + Math.round(euros * 100), 0) / 100

/** `1234.5` to `1 234,50` with so many decimals. */
export function number(value: number, decimals = 0): string {
  // Most counts; a list asks for one per row.
  if (decimals === 0 && value >= 0 && value < 1000 && Number.isInteger(value)) return String(value)
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NBSP)
  const sign = value < 0 && Number(value.toFixed(decimals)) !== 0 ? '-' : ''
  return `${sign}${grouped}${fraction === undefined ? '' : `,${fraction}`}`
}

/** `yyyy-MM-dd` to `dd/MM/yyyy`. A date has no zone: text in, text out. */
export const date = (day: string): string => day.slice(0, 10).split('-').reverse().join('/')

/** ISO date-time with offset to `dd/MM/yyyy HH:mm` in Brussels. */
export function dateTime(moment: string): string {
  const { year, month, day, hour, minute } = partsOf(moment)
  return `${day}/${month}/${year} ${hour}:${minute}`
}

/** ISO date-time with offset to the day it is in Brussels, `dd/MM/yyyy`. */
export function dayOf(moment: string): string {
  const { year, month, day } = partsOf(moment)
  return `${day}/${month}/${year}`
}

/** `yyyyMM` to `MM/yyyy`. */
export const month = (yyyyMM: string): string => `${yyyyMM.slice(4)}/${yyyyMM.slice(0, 4)}`

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

/** The name of a user group as people read it: spaces are stored as underscores (R181). */
export const groupName = (extId: string): string => extId.replaceAll('_', ' ')
