import { readNumber, type Unit } from '~notations/number.ts'
import { valueOf } from '~notations/reading.ts'
import { number } from '@/i18n/formats.ts'

/**
 * The number for a typed text (R161). Other text, or a number that is ambiguous, stays as typed, so that validation
 * refuses it.
 */
export const toNumber = (text: string, unit?: Unit): number | string | undefined =>
  text.trim() === '' ? undefined : (valueOf(readNumber(text, unit)) ?? text)

/** The text of a number in its field: with at least `decimals` decimals, and all typed digits. */
export function toText(value: number | string | undefined, decimals: number): string {
  if (typeof value !== 'number') return value ?? ''
  const own = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0
  return number(value, Math.max(decimals, own))
}
