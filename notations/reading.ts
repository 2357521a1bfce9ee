/**
 * The result of reading a text: unambiguous, ambiguous, or unknown. A blank text is not read: callers check for it
 * first.
 */
export type Reading<Value> =
  | { readonly kind: 'read'; readonly value: Value }
  /** The text can mean each of these. Callers ask the user or refuse the text, but never choose. */
  | { readonly kind: 'ambiguous'; readonly readings: readonly Value[] }
  | { readonly kind: 'unreadable' }

export const UNREADABLE = { kind: 'unreadable' } as const

/** Returns the reading of a text with these possible meanings. Some of them may be equal. */
export function readingOf<Value>(meanings: readonly Value[]): Reading<Value> {
  const [value, ...others] = [...new Set(meanings)]
  if (value === undefined) return UNREADABLE
  return others.length === 0 ? { kind: 'read', value } : { kind: 'ambiguous', readings: [value, ...others] }
}

/** The value of an unambiguous reading, otherwise `undefined`. */
export const valueOf = <Value>(reading: Reading<Value>): Value | undefined =>
  reading.kind === 'read' ? reading.value : undefined
