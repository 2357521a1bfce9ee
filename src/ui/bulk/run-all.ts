/** What became of one item. */
export interface Outcome<Item> {
  readonly item: Item
  readonly error?: unknown
}

export interface RunOptions<Item> {
  /** So many at a time, so that the server is not flooded and the user still gets answers elsewhere. */
  readonly atOnce?: number
  /** Begins no further item once aborted; those under way are waited for. */
  readonly signal: AbortSignal
  readonly onOutcome: (outcome: Outcome<Item>) => void
}

/** Does the same with each item, a few at a time; one that fails does not stop the others. */
export async function runAll<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  { atOnce = 4, signal, onOutcome }: RunOptions<Item>,
): Promise<void> {
  const waiting = items.values()
  const worker = async (): Promise<void> => {
    for (const item of waiting) {
      try {
        await work(item)
        onOutcome({ item })
      } catch (error) {
        onOutcome({ item, error: error ?? new Error('failed') })
      }
      if (signal.aborted) return
    }
  }
  if (!signal.aborted) await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
}
