/** How many records fit in one call: `maxItems` of the contract. */
export const PER_CALL = 1000

/**
 * Makes one call for all records that a bulk run starts at the same time. Run at most `PER_CALL` at once. Each record
 * gets the outcome of its call.
 */
export function inBatches<Item>(
  send: (items: readonly Item[]) => Promise<unknown>,
): (item: Item) => Promise<unknown> {
  let next: { readonly items: Item[]; readonly sent: Promise<unknown> } | undefined
  return async (item) => {
    if (!next) {
      const items: Item[] = []
      const sent = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
        next = undefined
        return send(items)
      })
      next = { items, sent }
    }
    next.items.push(item)
    return next.sent
  }
}
