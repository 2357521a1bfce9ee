/** The shape of a response, without its values, and where it breaks the contract. */
import type { BodyShape, ShapeViolation } from '@/base/recorder.ts'
import { isList, valuePropertiesOf, type ResponseShape } from './response-shape.ts'

type Properties = Readonly<Record<string, unknown>>
const typeOf = (value: unknown): ShapeViolation['is'] =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : (typeof value as ShapeViolation['is'])

const partEntriesOf = (
  parts: object = {},
): readonly (readonly [name: string, part: ResponseShape, isRequired: boolean])[] =>
  Object.entries(parts).map(([key, part]) => [
    key.replace('?', ''),
    part as ResponseShape,
    !key.endsWith('?'),
  ])

/** The shape of a body. Names that are not in the contract may be data, so they are only counted. */
export function shapeOf(value: unknown, known?: ResponseShape): BodyShape {
  const kind = typeOf(value)
  if (kind === 'string') return `${kind} ${(value as string).length}`
  if (kind === 'list') {
    const rows = value as readonly unknown[]
    const row = known && isList(known) && known[0]
    // A null row does not show the shape of the others.
    const first = rows.find((one) => typeOf(one) === 'object')
    if (!row) return `${kind} ${rows.length}`
    return first === undefined ? [rows.length] : [rows.length, shapeOf(first, row)]
  }
  if (kind !== 'object') return kind
  const object = value as Properties
  if (!known || isList(known)) return `${kind} ${Object.keys(object).length}`
  const names = [
    ...valuePropertiesOf(known).map(({ name }) => [name] as const),
    ...partEntriesOf(known.parts),
  ]
  return Object.fromEntries(
    names.flatMap(([name, part]) => (name in object ? [[name, shapeOf(object[name], part)]] : [])),
  )
}

/** The maximum number of reported places, because a response of a completely different shape has thousands. */
const MAX_VIOLATIONS = 50

/** Every place in a response that breaks the contract, up to 50. */
export function violationsIn(shape: ResponseShape, value: unknown): readonly ShapeViolation[] {
  const found: ShapeViolation[] = []
  collectViolations(shape, value, '', found)
  return found
}

function collectViolations(shape: ResponseShape, value: unknown, at: string, found: ShapeViolation[]): void {
  const add = (place: string, one: unknown): void => {
    if (found.length < MAX_VIOLATIONS) found.push({ at: place, is: typeOf(one) })
  }
  if (typeOf(value) !== (isList(shape) ? 'list' : 'object')) add(at, value)
  else if (isList(shape)) {
    const [row] = shape
    for (const [index, one] of (value as readonly unknown[]).entries()) {
      const place = `${at}[${index}]`
      if (row) collectViolations(row, one, place, found)
      else if (one === null) add(place, one)
    }
  } else {
    const object = value as Properties
    const inside = at && `${at}.`
    for (const { name, isRequired, isValue } of valuePropertiesOf(shape)) {
      const one = object[name]
      if (isValue(one) || (!isRequired && one == null)) continue
      // A list of values contains a null, or another value was expected.
      if (Array.isArray(one) && one.includes(null)) add(`${inside}${name}[${one.indexOf(null)}]`, null)
      else add(inside + name, one)
    }
    for (const [name, part, isRequired] of partEntriesOf(shape.parts))
      if (isRequired || object[name] != null) collectViolations(part, object[name], inside + name, found)
  }
}
