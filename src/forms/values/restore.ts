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

/**
 * Initial values that have each of these fields, by dotted name, in the groups that exist. A screen may fill in a part of
 * a group, and what is typed in the rest must not count as a field that was removed.
 */
export function withFields<Values extends object>(initial: Values, fields: readonly string[]): Values {
  const own = fields
    .filter((field) => !field.includes('.') && !(field in initial))
    .map((field): [string, unknown] => [field, undefined])
  const groups = Object.entries(initial).map(([name, value]: [string, unknown]): [string, unknown] => {
    const start = `${name}.`
    const inner = fields.filter((field) => field.startsWith(start)).map((field) => field.slice(start.length))
    return [name, isGroup(value) ? withFields(value, inner) : value]
  })
  const added: Readonly<Record<string, unknown>> = Object.fromEntries([...own, ...groups])
  return { ...initial, ...added }
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
