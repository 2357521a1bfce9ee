/*
 * Values that the contract requires in a response and the server did not send (`api/complete.ts`). A missing text
 * becomes this dash. A missing number becomes NaN, which every format shows as the dash. Reading a missing boolean
 * throws, because neither value would be correct. The component that shows the value then reports that it was not
 * received.
 */

/** Thrown when reading a boolean that was not received. */
export class NotReceived extends Error {
  override readonly name = 'NotReceived'
}

/**
 * The names of the booleans missing in a part of a response. A property, because copies of the part keep it, unlike an
 * entry in a WeakSet.
 */
const MISSING_FLAGS = Symbol('lacks')
interface Marked {
  [MISSING_FLAGS]?: readonly string[]
}

/** Marks this part of a response as incomplete, because something in it is missing, and names the missing booleans. */
export function markIncomplete(part: object, flags: readonly string[] = []): void {
  const marked = part as Marked
  marked[MISSING_FLAGS] = [...(marked[MISSING_FLAGS] ?? []), ...flags]
  throwOnMissingFlags(part)
}

export const isIncomplete = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && MISSING_FLAGS in part

/** Whether something is missing in a response, or in a row that was combined from several. */
export const hasIncomplete = (data: unknown): boolean =>
  isIncomplete(data) || (Array.isArray(data) && data.some(isIncomplete))

/** Returns the same part, but reading a missing boolean in it throws. This also works for a copy. */
export function throwOnMissingFlags<Part>(part: Part): Part {
  if (!isIncomplete(part)) return part
  const object = part as object & Marked
  const missing = (object[MISSING_FLAGS] ?? []).filter((name) => !Object.hasOwn(object, name))
  const getters = missing.map((name): [string, PropertyDescriptor] => [name, { get: () => refuse(name) }])
  // Getters are on the prototype, so that copies and comparisons of the response do not read them.
  if (getters.length > 0)
    Object.setPrototypeOf(object, Object.defineProperties({}, Object.fromEntries(getters)))
  return part
}

function refuse(name: string): never {
  throw new NotReceived(name)
}

/**
 * A row computed `from` parts of responses, with a function for each value. If a value depends on something that was
 * not received, reading it throws, and the component that shows it reports that.
 */
export function computeRow<Row extends object>(
  values: { readonly [Name in keyof Row]: () => Row[Name] },
  ...from: readonly unknown[]
): Row {
  const row: Partial<Row> = {}
  const missing: string[] = []
  for (const name of Object.keys(values) as (keyof Row & string)[])
    try {
      row[name] = values[name]()
    } catch (error) {
      if (!(error instanceof NotReceived)) throw error
      missing.push(name)
    }
  if (missing.length > 0 || from.some(isIncomplete)) markIncomplete(row, missing)
  return row as Row
}

/** A value, or a replacement if it depends on a part that was not received. */
export function valueOr<Value, Other>(value: () => Value, other: Other): Value | Other {
  try {
    return value()
  } catch (error) {
    if (error instanceof NotReceived) return other
    throw error
  }
}
