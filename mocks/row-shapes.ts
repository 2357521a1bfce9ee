/**
 * The shape of a table's rows, derived from the rows of the seed. A row from outside that does not match is refused
 * before a handler finds a number where it expects a name.
 */

type Kind = 'null' | 'list' | 'object' | 'string' | 'number' | 'boolean'

/** The values seen at one place. */
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
const PROTOTYPE = ['__proto__', 'constructor', 'prototype']

export function learnRows(rows: Iterable<object>): RowShape {
  const shape = unseen()
  for (const row of rows) learn(shape, row)
  return shape
}

/** Returns what is wrong with a value, and where, or `undefined` if it matches the shape. */
export function faultOfRow(
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
    return firstFault(value, (one) => faultOfRow(shape?.elements, one, place, depth + 1))
  if (depth === 0) {
    const lost = [...(shape?.parts ?? [])].find(
      ([name, { count }]) =>
        count === shape?.count && !Object.hasOwn(value, name) && !MAY_BE_MISSING.includes(name),
    )
    if (lost) return `${lost[0]} is missing`
  }
  return firstFault(Object.entries(value), ([name, part]) =>
    PROTOTYPE.includes(name)
      ? `no value may be called ${name}`
      : faultOfRow(shape?.parts.get(name), part, place === '' ? name : `${place}.${name}`, depth + 1),
  )
}

function learn(shape: RowShape, value: unknown): void {
  shape.count += 1
  shape.kinds.add(kindOf(value))
  if (Array.isArray(value)) {
    shape.elements ??= unseen()
    for (const one of value) learn(shape.elements, one)
  } else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) {
      const known = shape.parts.get(name) ?? unseen()
      shape.parts.set(name, known)
      learn(known, part)
    }
}

const unseen = (): RowShape => ({ count: 0, kinds: new Set(), parts: new Map(), elements: undefined })

function kindOf(value: unknown): Kind {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  return typeof value as Kind
}

function firstFault<T>(values: readonly T[], faultOf: (value: T) => string | undefined): string | undefined {
  for (const value of values) {
    const fault = faultOf(value)
    if (fault !== undefined) return fault
  }
  return undefined
}
