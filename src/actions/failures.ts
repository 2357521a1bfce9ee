import { ApiError } from '@/api/errors.ts'
import { problemOf } from '@/session/failure-notices.ts'
import type { Failure } from '@/ui/bulk/bulk-parts.tsx'
import type { Outcome } from '@/ui/bulk/run-all.ts'

/** Why an item was not tried. */
type NotTried = Pick<Failure<unknown>, 'kind' | 'reason'>

/**
 * The items of `things` that a run did not do, in their order, each with the reason. `notTried` explains items that the
 * run never reached.
 */
export function failuresOf<Thing>(
  outcomes: readonly Outcome<Thing>[],
  things: readonly Thing[],
  idOf: (thing: Thing) => string,
  notTried: (thing: Thing) => NotTried,
): readonly Failure<Thing>[] {
  const known = new Map(outcomes.map((outcome) => [outcome.item, outcome]))
  return things.flatMap((row) => {
    const outcome = known.get(row)
    if (outcome && outcome.error === undefined) return []
    return [{ id: idOf(row), row, ...(outcome ? failed(outcome.error) : notTried(row)) }]
  })
}

const failed = (error: unknown): NotTried => ({
  kind: error instanceof ApiError && error.mayBeDone ? 'unclear' : 'failed',
  reason: problemOf(error),
})
