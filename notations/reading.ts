/** The meaning of a text: unambiguous, ambiguous, or unknown. A blank text means nothing; callers check that first. */
export type Reading<Value> =
  | { readonly kind: 'read'; readonly value: Value }
  /** The text can mean each of these: ask, or refuse it, but do not choose. */
  | { readonly kind: 'ambiguous'; readonly readings: readonly Value[] }
  | { readonly kind: 'unreadable' }

export const UNREADABLE = { kind: 'unreadable' } as const

/** The reading of a text with these meanings, some of which may be equal. */
export function readingOf<Value>(meanings: readonly Value[]): Reading<Value> {
  const [value, ...others] = [...new Set(meanings)]
  if (value === undefined) return UNREADABLE
  return others.length === 0 ? { kind: 'read', value } : { kind: 'ambiguous', readings: [value, ...others] }
}

/** The meaning of an unambiguous text; `undefined` for others. */
export const valueOf = <Value>(reading: Reading<Value>): Value | undefined =>
  reading.kind === 'read' ? reading.value : undefined
