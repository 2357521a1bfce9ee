/** Collects observations while the run goes on, then groups them into one finding per cause. */
import type { Exchange } from './exchange.ts'

/**
 * Families of laws, in the order in which a cause is first visible. Observations of later families often have the
 * same cause.
 */
export const FAMILIES = ['access', 'answer', 'input', 'state', 'list', 'coverage'] as const
export type Family = (typeof FAMILIES)[number]

export interface Observation {
  law: string
  family: Family
  /** The operation that is wrong. */
  operation: string
  /** Other operations that took part. If one of them is wrong, this observation may be its consequence. */
  through?: readonly string[]
  /** The part of the contract: a status, a field, a parameter. */
  place: string
  expected: string
  actual: string
  /** The exchanges that show it, in order. */
  steps: readonly Exchange[]
  /**
   * True when the observation is not about the law being tried: a response that breaks the contract or a server
   * failure can turn up anywhere.
   */
  isGeneral?: boolean
  /** The id to pass to `--replay`. */
  replay: string
}
export interface Finding extends Observation {
  id: string
  /** Further observations that probably have the same cause. */
  also: Observation[]
}

/**
 * Groups observations into one finding per cause. Observations of one operation join its first finding when they are
 * of the same family or a later one. An observation that used another wrong operation joins the finding of that
 * operation.
 */
export function findingsOf(observations: readonly Observation[]): Finding[] {
  const inOrder = [...new Map(observations.map((one) => [keyOf(one), one])).values()].sort(
    (one, other) => FAMILIES.indexOf(one.family) - FAMILIES.indexOf(other.family),
  )
  const findings = new Map<string, Finding>()
  for (const observation of inOrder) {
    const cause = [observation.operation, ...(observation.through ?? [])]
      .map((operation) => findings.get(operation))
      .find((finding) => finding !== undefined)
    if (cause) cause.also.push(observation)
    else
      findings.set(observation.operation, {
        ...observation,
        id: `F${String(findings.size + 1).padStart(3, '0')}`,
        also: [],
      })
  }
  return [...findings.values()]
}

const keyOf = ({ law, operation, place }: Observation): string => `${law} ${operation} ${place}`
