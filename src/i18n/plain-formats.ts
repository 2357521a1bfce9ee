/** The formats of numbers and days. They have their own file, because the sign-in page needs only these. */

import { NOT_RECEIVED } from '@/base/not-received-text.ts'

export const NBSP = '\u00a0'

/**
 * Formats a number with `decimals` decimals: `1234.5` with 2 becomes `1 234,50`. A number that was not received becomes
 * a dash.
 */
export function number(value: number, decimals = 0): string {
  if (!Number.isFinite(value)) return NOT_RECEIVED
  // A fast path for small counts: a list formats one per row.
  if (decimals === 0 && value >= 0 && value < 1000 && Number.isInteger(value)) return String(value)
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const sign = value < 0 && Number(value.toFixed(decimals)) !== 0 ? '-' : ''
  return `${sign}${grouped(whole)}${fraction === undefined ? '' : `,${fraction}`}`
}

const grouped = (digits: string): string =>
  digits.length > 3 ? grouped(digits.slice(0, -3)) + NBSP + digits.slice(-3) : digits

/** Formats `yyyy-MM-dd` as `dd/MM/yyyy`. A date has no time zone, so this only rearranges the text. */
export const date = (day: string): string => day.slice(0, 10).split('-').reverse().join('/')
