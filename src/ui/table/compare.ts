import { collator } from '@/base/collator.ts'

/** Numbers are padded to this length, so that they compare as texts. The collator compares longer ones. */
const MAX_DIGITS = 15
const TOO_MANY_DIGITS = /\d{16}/

/** A value with its sort key: a text that sorts in the same order, if there is one. */
export interface Keyed {
  readonly value: string | number
  readonly key: string | undefined
}

/**
 * Adds the sort key. Texts of letters, digits and spaces have one. Other characters need a collator, which is slow for
 * tens of thousands of rows.
 */
export function keyed(value: string | number): Keyed {
  if (typeof value === 'number' || !/^[A-Za-z0-9 ]*$/.test(value) || TOO_MANY_DIGITS.test(value))
    return { value, key: undefined }
  const key = value.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(MAX_DIGITS, '0'))
  return { value, key }
}

/** Compares as people expect: ignores case and accents, and puts 2 before 10. */
export function compare(a: Keyed, b: Keyed): number {
  if (a.value === b.value) return 0
  if (typeof a.value === 'number' && typeof b.value === 'number') return a.value - b.value
  if (a.key === undefined || b.key === undefined) return collator.compare(String(a.value), String(b.value))
  if (a.key === b.key) return 0
  return a.key < b.key ? -1 : 1
}
