/** The items that move between the two sides of a transfer list, by id. */
export interface TransferChange {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** The change from the current members to the selected ones. */
export const changeOf = (present: ReadonlySet<string>, chosen: ReadonlySet<string>): TransferChange => ({
  added: [...chosen].filter((id) => !present.has(id)),
  removed: [...present].filter((id) => !chosen.has(id)),
})

export const UNCHANGED: TransferChange = { added: [], removed: [] }

/** The members after the change. */
export const changed = (
  present: ReadonlySet<string>,
  { added, removed }: TransferChange,
): ReadonlySet<string> => {
  const gone = new Set(removed)
  return new Set([...present, ...added].filter((id) => !gone.has(id)))
}

/** How many identifiers fit in one call: `maxItems` of the contract. */
const PER_CALL = 1000

/** Splits identifiers into one list per call. */
export const inCalls = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / PER_CALL) }, (_, call) =>
    ids.slice(call * PER_CALL, (call + 1) * PER_CALL),
  )
