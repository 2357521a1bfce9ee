/** Reports the documented parts of the contract that a full run never saw, unless a waiver gives a reason. */
import { WAIVERS } from '../../openapi/waivers.ts'
import type { Observation } from './findings.ts'
import type { Entry } from './ledger.ts'
import { isShared } from './restraint.ts'
import type { Suite } from './suite.ts'

/**
 * The kinds of entries that responses must reach. Request values that were never sent are only listed in the report,
 * because they prove nothing about the target.
 */
const COVERED_BY_RESPONSES: readonly Entry['kind'][] = ['status', 'field', 'value', 'rows']
/** What a run of only some operations can reach. A conflict may need other operations to create its state. */
const isCoveredByFew = ({ kind, place }: Entry): boolean => kind === 'status' && place !== '409'

/**
 * Observations of everything that was not reached, for the operations that `includes` selects and the target has. There
 * are none on a server without worlds: its data need not show everything, and a run must not create what it does not find.
 */
export function uncovered(suite: Suite, includes: (id: string) => boolean, isWhole: boolean): Observation[] {
  const { ledger, missing, seed } = suite
  if (isShared(suite)) return []
  return ledger
    .list()
    .filter((entry) => {
      const isIncluded = includes(entry.operation) && !missing.has(entry.operation)
      const isCovered = isWhole ? COVERED_BY_RESPONSES.includes(entry.kind) : isCoveredByFew(entry)
      return !entry.reached && isIncluded && isCovered
    })
    .filter((entry) => !isWaived(suite, entry))
    .map(({ kind, operation, place }) => ({
      law: 'coverage',
      family: 'coverage',
      operation,
      place: `${kind} ${place}`,
      expected: 'seen in a response, or waived with a reason in openapi/waivers.ts',
      actual: 'never seen',
      steps: [],
      replay: `coverage:${operation}:${seed}`,
    }))
}

/** Whether any part of the selected schemas was never seen and has no waiver. */
export const hasUncovered = (suite: Suite, shows: (schema: string) => boolean): boolean =>
  suite.ledger
    .list()
    .some(
      (entry) =>
        !entry.reached &&
        ['field', 'value', 'rows'].includes(entry.kind) &&
        shows(entry.place.split(/[.=[]/)[0] ?? '') &&
        !isWaived(suite, entry),
    )

const isWaived = ({ target: { offers } }: Suite, entry: Entry): boolean =>
  WAIVERS.some(
    ({ kind, places, operations, shared }) =>
      kind === entry.kind &&
      places.includes(entry.place) &&
      (operations === undefined || operations.includes(entry.operation)) &&
      (shared === undefined || offers.world === undefined),
  )
