import { markIncomplete } from '@/base/not-received.ts'
import { NOT_RECEIVED } from '@/base/not-received-text.ts'
import { isList, valuePropertiesOf, type ResponseShape, type Shape } from './response-shape.ts'

type Properties = Record<string, unknown>

/**
 * Fills each place in a response where the contract requires a value and the server sent none, or one of another type
 * (see `base/not-received.ts`), so that the rest of the response can be shown. Mutates the response. A response that
 * came through a worker is completed again, because the marks are not transferred.
 */
export function complete<Data>(shape: ResponseShape, data: Data): Data {
  completePart(shape, data, true)
  return data
}

/**
 * A part of a response in the shape of the contract, and whether it was received in that shape. `undefined` if it is
 * optional and absent.
 */
function completePart(
  shape: ResponseShape,
  value: unknown,
  isRequired: boolean,
): { readonly value: unknown; readonly isComplete: boolean } {
  if (!isRequired && (value === undefined || value === null)) return { value: undefined, isComplete: true }
  if (isList(shape)) return completeList(value, shape[0])
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  const object = (isObject ? value : {}) as Properties
  const isComplete = fillObject(shape, object) && isObject
  if (!isComplete) markIncomplete(object)
  return { value: object, isComplete }
}

function completeList(value: unknown, shape: Shape | undefined): ReturnType<typeof completePart> {
  if (shape === undefined) return completeValues(value)
  // An empty list would hide that the rows are missing.
  const rows = Array.isArray(value) ? (value as unknown[]) : [{}]
  let isComplete = Array.isArray(value)
  for (let index = 0; index < rows.length; index += 1) {
    const row = completePart(shape, rows[index], true)
    if (row.isComplete) continue
    rows[index] = row.value
    isComplete = false
  }
  if (!isComplete) markIncomplete(rows)
  return { value: rows, isComplete }
}

/** A list of values, with the dash in place of each missing one. */
function completeValues(value: unknown): ReturnType<typeof completePart> {
  const isComplete = Array.isArray(value) && !value.includes(null)
  if (isComplete) return { value, isComplete }
  const found = Array.isArray(value) ? (value as unknown[]) : [null]
  for (const [index, one] of found.entries()) if (one === null) found[index] = NOT_RECEIVED
  markIncomplete(found)
  return { value: found, isComplete }
}

/** Returns whether nothing was missing. */
function fillObject(shape: Shape, object: Properties): boolean {
  let isComplete = true
  for (const { name, kind, isRequired, isValue } of valuePropertiesOf(shape)) {
    const value = object[name]
    if (isValue(value)) continue
    if (!isRequired && (value === undefined || value === null)) {
      if (value === null) delete object[name]
      continue
    }
    isComplete = false
    if (kind !== 'flag') object[name] = PLACEHOLDERS[kind]()
    else {
      delete object[name]
      markIncomplete(object, [name])
    }
  }
  for (const [key, shapeOfPart] of Object.entries(shape.parts ?? {})) {
    const name = key.replace('?', '')
    const made = completePart(shapeOfPart, object[name], name === key)
    if (made.value === undefined) delete object[name]
    else if (!made.isComplete) object[name] = made.value
    isComplete &&= made.isComplete
  }
  return isComplete
}

/** The placeholder for a missing value. A boolean has none, because neither value would be correct. */
const PLACEHOLDERS = {
  text: () => NOT_RECEIVED,
  number: () => NaN,
  list: () => [NOT_RECEIVED],
  any: () => ({}),
} as const
