/** Helpers to read and change JSON values of unknown shape. None changes its argument. */
export type Json = Record<string, unknown>
export type Path = readonly (string | number)[]

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)

/** The value at a path, or `undefined`. */
export function at(value: unknown, path: Path): unknown {
  let here = value
  for (const step of path) {
    if (Array.isArray(here)) here = (here as unknown[])[Number(step)]
    else if (isObject(here) && Object.hasOwn(here, step)) here = here[step]
    else return undefined
  }
  return here
}

/** A copy with the value at a path replaced. Missing objects on the way are created. */
export function withValue(root: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (Array.isArray(root))
    return root.map((item: unknown, index) => (index === Number(step) ? withValue(item, rest, value) : item))
  const base = isObject(root) ? root : {}
  const changed = Object.entries(base).filter(([key]) => key !== step)
  return Object.fromEntries([...changed, [step, withValue(base[step], rest, value)]])
}

/** A copy with several values replaced, by dotted path. */
export const withValues = (root: unknown, values: Readonly<Json>): unknown =>
  Object.entries(values).reduce((changed, [path, value]) => withValue(changed, path.split('.'), value), root)

/** A copy without the property at a path. */
export function without(root: unknown, path: Path): unknown {
  const last = path.at(-1)
  const parent = at(root, path.slice(0, -1))
  if (last === undefined || !isObject(parent)) return root
  return withValue(
    root,
    path.slice(0, -1),
    Object.fromEntries(Object.entries(parent).filter(([key]) => key !== last)),
  )
}

/** Every scalar value below a root, with its path. */
export function* leaves(value: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* leaves(item, [...path, index])
  else if (isObject(value))
    for (const [key, item] of Object.entries(value)) yield* leaves(item, [...path, key])
  else yield { path, value }
}

/** Every object below a root, including the root, with the name of the property that contains it. */
export function* objects(value: unknown, key = ''): Generator<{ key: string; value: Json }> {
  if (Array.isArray(value)) for (const item of value) yield* objects(item, key)
  else if (isObject(value)) {
    yield { key, value }
    for (const [name, item] of Object.entries(value)) yield* objects(item, name)
  }
}

/** The same text for equal values, independent of the order of their properties. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isObject(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  ) ?? 'undefined'

export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)

/** The dotted paths at which two values differ. */
export function differences(one: unknown, other: unknown, path: Path = []): string[] {
  if (isObject(one) && isObject(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
      differences(one[key], other[key], [...path, key]),
    )
  return isSame(one, other) ? [] : [path.join('.')]
}
