import { ApiError } from '@/api/errors.ts'
import { problemOf } from '@/session/failure-notices.ts'
import type { Failure } from '@/ui/bulk/bulk-parts.tsx'
import type { Outcome } from '@/ui/bulk/run-all.ts'

/** Why an item was not tried. */
type NotTried = Pick<Failure<unknown>, 'kind' | 'reason'>

/**
 * The items that a run did not do, in their order, each with the reason. `notTried` explains the items that it never
 * reached.
 */
export function failuresOf<Item>(
  outcomes: readonly Outcome<Item>[],
  items: readonly Item[],
  idOf: (item: Item) => string,
  notTried: (item: Item) => NotTried,
): readonly Failure<Item>[] {
  const known = new Map(outcomes.map((outcome) => [outcome.item, outcome]))
  return items.flatMap((row) => {
    const outcome = known.get(row)
    if (outcome && outcome.error === undefined) return []
    return [{ id: idOf(row), row, ...(outcome ? failed(outcome.error) : notTried(row)) }]
  })
}

const failed = (error: unknown): NotTried => ({
  kind: error instanceof ApiError && error.mayBeDone ? 'unclear' : 'failed',
  reason: problemOf(error),
})
