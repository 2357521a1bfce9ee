import { problemOf } from '@/session/failure-notices.ts'
import type { Failure } from '@/ui/bulk/bulk-parts.tsx'
import type { Outcome } from '@/ui/bulk/run-all.ts'

/**
 * Those of `things` that a run did not do, in their order, each with the reason. Those that it never came to failed as
 * well: `notBegun` tells why.
 */
export function failuresOf<Thing>(
  outcomes: readonly Outcome<Thing>[],
  things: readonly Thing[],
  idOf: (thing: Thing) => string,
  notBegun: (thing: Thing) => string,
): readonly Failure<Thing>[] {
  const known = new Map(outcomes.map((outcome) => [outcome.item, outcome]))
  return things.flatMap((thing) => {
    const outcome = known.get(thing)
    if (outcome && outcome.error === undefined) return []
    return [{ id: idOf(thing), row: thing, reason: outcome ? problemOf(outcome.error) : notBegun(thing) }]
  })
}
