import { markIncomplete } from '@/base/not-received.ts'
import { NOT_RECEIVED } from '@/base/not-received-text.ts'
import { isList, kindsOf, type ResponseShape, type Shape } from './response-shape.ts'

type Properties = Record<string, unknown>

/**
 * Fills each place in a response where the contract requires a value and the server sent none, or one of another type
 * (see `base/not-received.ts`), so that the rest of the response can be shown. Mutates the response. A response that
 * came through a worker is completed again, because the marks are not transferred.
 */
export function complete<Data>(shape: ResponseShape, data: Data): Data {
  part(shape, data, true)
  return data
}

/**
 * A part of a response in the shape of the contract, and whether it was received in that shape. `undefined` if it is
 * optional and absent.
 */
function part(
  shape: ResponseShape,
  value: unknown,
  isRequired: boolean,
): { readonly is: unknown; readonly isWhole: boolean } {
  if (!isRequired && (value === undefined || value === null)) return { is: undefined, isWhole: true }
  if (isList(shape)) return list(value, shape[0])
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  const object = (isObject ? value : {}) as Properties
  const isWhole = fill(shape, object) && isObject
  if (!isWhole) markIncomplete(object)
  return { is: object, isWhole }
}

function list(value: unknown, shape: Shape | undefined): ReturnType<typeof part> {
  if (shape === undefined) return values(value)
  // An empty list would hide that the rows are missing.
  const rows = Array.isArray(value) ? (value as unknown[]) : [{}]
  let isWhole = Array.isArray(value)
  for (let at = 0; at < rows.length; at += 1) {
    const row = part(shape, rows[at], true)
    if (row.isWhole) continue
    rows[at] = row.is
    isWhole = false
  }
  if (!isWhole) markIncomplete(rows)
  return { is: rows, isWhole }
}

/** A list of values, with the dash in place of each missing one. */
function values(value: unknown): ReturnType<typeof part> {
  const isWhole = Array.isArray(value) && !value.includes(null)
  if (isWhole) return { is: value, isWhole }
  const found = Array.isArray(value) ? (value as unknown[]) : [null]
  for (const [at, one] of found.entries()) if (one === null) found[at] = NOT_RECEIVED
  markIncomplete(found)
  return { is: found, isWhole }
}

/** Returns whether nothing was missing. */
function fill(shape: Shape, object: Properties): boolean {
  let isWhole = true
  for (const { name, kind, isRequired, isValue } of kindsOf(shape)) {
    const value = object[name]
    if (isValue(value)) continue
    if (!isRequired && (value === undefined || value === null)) {
      if (value === null) delete object[name]
      continue
    }
    isWhole = false
    if (kind !== 'flag') object[name] = STAND_INS[kind]()
    else {
      delete object[name]
      markIncomplete(object, [name])
    }
  }
  for (const [key, shapeOfPart] of Object.entries(shape.parts ?? {})) {
    const name = key.replace('?', '')
    const made = part(shapeOfPart, object[name], name === key)
    if (made.is === undefined) delete object[name]
    else if (!made.isWhole) object[name] = made.is
    isWhole &&= made.isWhole
  }
  return isWhole
}

/** The placeholder for a missing value. A boolean has none, because neither value would be correct. */
const STAND_INS = {
  text: () => NOT_RECEIVED,
  number: () => NaN,
  list: () => [NOT_RECEIVED],
  any: () => ({}),
} as const
