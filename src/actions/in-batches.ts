/** How many records fit in one call: `maxItems` of the contract. */
export const PER_CALL = 1000

/**
 * Makes one call for all records that a bulk run starts at the same time. Run at most `PER_CALL` at once. Each record
 * gets the outcome of its call.
 */
export function inBatches<Thing>(
  send: (things: readonly Thing[]) => Promise<unknown>,
): (thing: Thing) => Promise<unknown> {
  let next: { readonly things: Thing[]; readonly sent: Promise<unknown> } | undefined
  return async (thing) => {
    if (!next) {
      const things: Thing[] = []
      const sent = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
        next = undefined
        return send(things)
      })
      next = { things, sent }
    }
    next.things.push(thing)
    return next.sent
  }
}
