import { collator } from '@/base/collator.ts'

/** Numbers of equal length compare as texts do; those longer than this are left to the collator. */
const MOST_DIGITS = 15
const TOO_MANY_DIGITS = /\d{16}/

/** A value, with what it is compared by: a text that stands in the same order, where there is one. */
export interface Keyed {
  readonly value: string | number
  readonly key: string | undefined
}

/** Letters, digits and spaces have a key; signs and accents ask for a collator, which is slow for tens of thousands. */
export function keyed(value: string | number): Keyed {
  if (typeof value === 'number' || !/^[A-Za-z0-9 ]*$/.test(value) || TOO_MANY_DIGITS.test(value))
    return { value, key: undefined }
  const key = value.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(MOST_DIGITS, '0'))
  return { value, key }
}

/** Compares as people do: whatever the case and accents, 2 before 10. */
export function compare(a: Keyed, b: Keyed): number {
  if (a.value === b.value) return 0
  if (typeof a.value === 'number' && typeof b.value === 'number') return a.value - b.value
  if (a.key === undefined || b.key === undefined) return collator.compare(String(a.value), String(b.value))
  if (a.key === b.key) return 0
  return a.key < b.key ? -1 : 1
}
