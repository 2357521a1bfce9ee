/*
 * What the contract requires of an answer and the server did not send (`api/complete.ts`). A text is this dash, a number is
 * NaN, which every format writes as the dash, and a yes-or-no value throws when it is read: neither "yes" nor "no" would be
 * true. Whatever shows the value says that it was not received.
 */

/** Thrown by reading a yes-or-no value that was not received. */
export class NotReceived extends Error {
  override readonly name = 'NotReceived'
}

/** The names of the yes-or-no values that a part of an answer lacks. A copy keeps it, unlike one in a set of objects. */
const LACKS = Symbol('lacks')
interface Marked {
  [LACKS]?: readonly string[]
}

/** Says that something is missing in this part of an answer, or deeper in it, and which yes-or-no values are. */
export function markIncomplete(part: object, flags: readonly string[] = []): void {
  const marked = part as Marked
  marked[LACKS] = [...(marked[LACKS] ?? []), ...flags]
  refuseFlags(part)
}

export const isIncomplete = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && LACKS in part

/** Whether something is missing in an answer, or in one of the rows that were put together from several. */
export const hasIncomplete = (data: unknown): boolean =>
  isIncomplete(data) || (Array.isArray(data) && data.some(isIncomplete))

/** The same part. In a copy, too, the yes-or-no values that are missing can then not be read. */
export function refuseFlags<Part>(part: Part): Part {
  if (!isIncomplete(part)) return part
  const object = part as object & Marked
  const missing = (object[LACKS] ?? []).filter((name) => !Object.hasOwn(object, name))
  const getters = missing.map((name): [string, PropertyDescriptor] => [name, { get: () => refuse(name) }])
  // In the prototype, so that copies and comparisons of the answer do not read them.
  if (getters.length > 0)
    Object.setPrototypeOf(object, Object.defineProperties({}, Object.fromEntries(getters)))
  return part
}

function refuse(name: string): never {
  throw new NotReceived(name)
}

/**
 * A row made `from` parts of answers, each of its values in a function. A value that needs something that was not received is
 * not received itself: reading it throws, and what shows the rest of the row tells so.
 */
export function madeOf<Row extends object>(
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

/** A value, or what stands in for it when it needs a part that was not received. */
export function orElse<Value, Other>(value: () => Value, other: Other): Value | Other {
  try {
    return value()
  } catch (error) {
    if (error instanceof NotReceived) return other
    throw error
  }
}
