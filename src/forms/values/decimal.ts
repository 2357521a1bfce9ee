import { number } from '@/i18n/formats.ts'

/**
 * Turns a typed number into a number: `1 234,5`, `1.234,50`, `€ 12`, `-3.2`. Other text stays as typed, so that validation
 * refuses it. A comma starts the decimals, as in the portal's own format; a point before exactly three digits groups.
 */
export function toNumber(text: string): number | string | undefined {
  const plain = text.replace(/[\s\u00a0\u202f€%]/g, '').replace('−', '-')
  if (plain === '') return undefined
  const [, sign = '', digits = ''] = /^([+-]?)([\d.,]*\d)$/.exec(plain) ?? []
  const decimalAt = decimalMark(digits)
  const whole = decimalAt < 0 ? digits : digits.slice(0, decimalAt)
  if (digits === '' || !/^\d*$|^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(whole)) return text
  const fraction = decimalAt < 0 ? '0' : digits.slice(decimalAt + 1)
  return Number(`${sign}${whole.replace(/[.,]/g, '') || '0'}.${fraction}`)
}

/** The index of the point or comma before the decimals, or -1. */
function decimalMark(digits: string): number {
  const marks = digits.replace(/\d/g, '')
  const isGrouping = /^(\.{2,}|,{2,})$/.test(marks) || /^[1-9]\d{0,2}\.\d{3}$/.test(digits)
  return isGrouping ? -1 : Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
}

/** The text of a number in its field: with at least this many decimals, and all typed digits. */
export function toText(value: number | string | undefined, decimals: number): string {
  if (typeof value !== 'number') return value ?? ''
  const own = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0
  return number(value, Math.max(decimals, own))
}
