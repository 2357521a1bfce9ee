/**
 * The shape of a table's rows, inferred from the rows of the seed. A row from outside that does not match is refused,
 * because otherwise a handler would later find, for example, a number where it expects a name.
 */

type Kind = 'null' | 'list' | 'object' | 'string' | 'number' | 'boolean'

/** The shape of the values at one place. */
export interface RowShape {
  /** The number of values. */
  count: number
  readonly kinds: Set<Kind>
  /** For objects, by name. */
  readonly parts: Map<string, RowShape>
  /** For lists: the shape of all their elements. */
  elements: RowShape | undefined
}

/** The maximum depth, deeper than any row. */
const MAX_DEPTH = 20
/** Properties that every seeded row has, although its type does not require them. */
const MAY_BE_MISSING = [
  'eventOspId',
  'height',
  'language',
  'supportAddress',
  'town',
  'vat',
  'vatPercentage',
  'width',
]
/** Property names that could change an object's prototype. */
const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'prototype']

export function inferShape(rows: Iterable<object>): RowShape {
  const shape = emptyShape()
  for (const row of rows) addToShape(shape, row)
  return shape
}

/** Returns what is wrong with a value, and where, or `undefined` if it matches the shape. */
export function problemOfRow(
  shape: RowShape | undefined,
  value: unknown,
  place = '',
  depth = 0,
): string | undefined {
  if (depth > MAX_DEPTH) return 'is nested too deep'
  const kind = kindOf(value)
  if (shape && shape.count > 0 && !shape.kinds.has(kind))
    return `${place || 'the row'} is of kind ${kind}, not ${[...shape.kinds].join(' or ')}`
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value))
    return firstProblem(value, (one) => problemOfRow(shape?.elements, one, place, depth + 1))
  if (depth === 0) {
    const missing = [...(shape?.parts ?? [])].find(
      ([name, { count }]) =>
        count === shape?.count && !Object.hasOwn(value, name) && !MAY_BE_MISSING.includes(name),
    )
    if (missing) return `${missing[0]} is missing`
  }
  return firstProblem(Object.entries(value), ([name, part]) =>
    PROTOTYPE_NAMES.includes(name)
      ? `no value may be called ${name}`
      : problemOfRow(shape?.parts.get(name), part, place === '' ? name : `${place}.${name}`, depth + 1),
  )
}

function addToShape(shape: RowShape, value: unknown): void {
  shape.count += 1
  shape.kinds.add(kindOf(value))
  if (Array.isArray(value)) {
    shape.elements ??= emptyShape()
    for (const one of value) addToShape(shape.elements, one)
  } else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) {
      const partShape = shape.parts.get(name) ?? emptyShape()
      shape.parts.set(name, partShape)
      addToShape(partShape, part)
    }
}

const emptyShape = (): RowShape => ({ count: 0, kinds: new Set(), parts: new Map(), elements: undefined })

function kindOf(value: unknown): Kind {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  return typeof value as Kind
}

function firstProblem<T>(
  values: readonly T[],
  problemOf: (value: T) => string | undefined,
): string | undefined {
  for (const value of values) {
    const problem = problemOf(value)
    if (problem !== undefined) return problem
  }
  return undefined
}
