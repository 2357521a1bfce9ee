const collator = new Intl.Collator(['nl', 'fr', 'en'], { numeric: true, sensitivity: 'base' })

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

/**
 * Compares two values that have no keys yet, mostly without making any: where twenty thousand rows have just been read,
 * the keys alone would keep the garbage collector busy for 60 ms.
 */
export function compareOnce(a: string | number, b: string | number): number {
  if (a === b) return 0
  const quick = typeof a === 'string' && typeof b === 'string' ? byFirstDifference(a, b) : undefined
  return quick ?? compare(keyed(a), keyed(b))
}

/** How two texts stand, where letters or spaces tell and nothing before them has to be looked at as a whole. */
function byFirstDifference(a: string, b: string): number | undefined {
  const length = Math.min(a.length, b.length)
  for (let place = 0; place < length; place += 1) {
    const left = lowerCased(a.charCodeAt(place))
    const right = lowerCased(b.charCodeAt(place))
    if (left === right && (isLetterOrSpace(left) || isDigit(left))) continue
    return isLetterOrSpace(left) && isLetterOrSpace(right) ? left - right : undefined
  }
  return undefined
}

const lowerCased = (code: number): number => (code >= 65 && code <= 90 ? code + 32 : code)
const isLetterOrSpace = (code: number): boolean => (code >= 97 && code <= 122) || code === 32
const isDigit = (code: number): boolean => code >= 48 && code <= 57
