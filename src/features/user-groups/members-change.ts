/** Who joins a group and who leaves it. */
export interface MembersChange {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** What turns the present members into the chosen ones. */
export const changeOf = (present: ReadonlySet<string>, chosen: ReadonlySet<string>): MembersChange => ({
  added: [...chosen].filter((ospId) => !present.has(ospId)),
  removed: [...present].filter((ospId) => !chosen.has(ospId)),
})

/** So many users fit in one call: `maxItems` of the contract. */
const PER_CALL = 1000

/** The calls that so many users take. */
export const inCalls = (ospIds: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ospIds.length / PER_CALL) }, (_, call) =>
    ospIds.slice(call * PER_CALL, (call + 1) * PER_CALL),
  )
