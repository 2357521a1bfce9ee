/**
 * Restores stored form values over the initial ones. A stored value is ignored if its field was removed, or if its type
 * differs from that of the initial value. The form library does not store emptied texts, so they get their initial
 * value.
 */
export function restore<Values extends object>(initial: Values, kept: unknown): Values {
  if (!isGroup(kept)) return initial
  const restored = Object.fromEntries(
    Object.entries(initial).map(([name, value]: [string, unknown]) => {
      const before: unknown = Reflect.get(kept, name)
      if (isGroup(value)) return [name, restore(value, before)]
      if (Array.isArray(value)) return [name, Array.isArray(before) ? before : value]
      // A number that is not filled in yet has no type for comparison.
      return [name, value === undefined || typeof before === typeof value ? before : value]
    }),
  )
  return { ...initial, ...restored }
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
