/** The dotted names of the values in which two forms differ. Both have the same fields. */
export function differences(one: object, other: object, prefix = ''): readonly string[] {
  return Object.entries(one).flatMap(([name, value]: [string, unknown]) => {
    const counterpart: unknown = Reflect.get(other, name)
    if (isGroup(value) && isGroup(counterpart)) return differences(value, counterpart, `${prefix}${name}.`)
    return Object.is(value, counterpart) ? [] : [prefix + name]
  })
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null
