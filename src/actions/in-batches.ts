/** How many records fit in one call: `maxItems` of the contract. */
export const PER_CALL = 1000

/**
 * Returns a function for one record that combines simultaneous calls: the records that a bulk run starts at the same
 * time are sent as one request, and each gets its outcome. Start at most `PER_CALL` at once.
 */
export function inBatches<Item>(
  send: (items: readonly Item[]) => Promise<unknown>,
): (item: Item) => Promise<unknown> {
  let next: { readonly items: Item[]; readonly sent: Promise<unknown> } | undefined
  return async (item) => {
    if (!next) {
      const items: Item[] = []
      // Wait for the next task. Until then, the other records of the batch are added.
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
