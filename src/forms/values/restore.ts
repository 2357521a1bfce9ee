/**
 * What was kept of a form, laid over what it begins with: a field that is not there (any more), or of another kind by
 * now, begins anew. Emptied texts were not kept, which comes to the same.
 */
export function restore<Values extends object>(initial: Values, kept: unknown): Values {
  if (!isGroup(kept)) return initial
  const restored = Object.fromEntries(
    Object.entries(initial).map(([name, value]: [string, unknown]) => {
      const before: unknown = Reflect.get(kept, name)
      if (isGroup(value)) return [name, restore(value, before)]
      if (Array.isArray(value)) return [name, Array.isArray(before) ? before : value]
      return [name, typeof before === typeof value ? before : value]
    }),
  )
  return { ...initial, ...restored }
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
