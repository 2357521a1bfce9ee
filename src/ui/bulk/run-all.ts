/** The result of one item. `error` is absent on success. */
export interface Outcome<Item> {
  readonly item: Item
  readonly error?: unknown
}

/** Processes one item. `signal` aborts when the run is stopped. The item may then end early. */
export type Work<Item> = (item: Item, signal: AbortSignal) => Promise<unknown>

export interface RunOptions<Item> {
  /** Items that run at the same time. Few, so that the server and the user's other requests are not slowed down. */
  readonly atOnce?: number
  /** Once aborted, no further item starts. Running items are awaited. */
  readonly signal: AbortSignal
  /** Awaited before each item starts, such as until there is a connection. */
  readonly ready?: (signal: AbortSignal) => Promise<void>
  readonly onOutcome: (outcome: Outcome<Item>) => void
}

/** Calls `work` for each item, a few at a time. A failed item does not stop the others. Never rejects. */
export async function runAll<Item>(
  items: readonly Item[],
  work: Work<Item>,
  { atOnce = 4, signal, ready, onOutcome }: RunOptions<Item>,
): Promise<void> {
  const waiting = items.values()
  const worker = async (): Promise<void> => {
    for (const item of waiting) {
      await ready?.(signal)
      if (signal.aborted) return
      try {
        await work(item, signal)
        onOutcome({ item })
      } catch (error) {
        onOutcome({ item, error: error ?? new Error('failed') })
      }
      if (signal.aborted) return
    }
  }
  if (!signal.aborted) await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
}
