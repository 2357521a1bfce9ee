/** What is wrong: collected as it turns up, then one finding per cause. */
import type { Exchange } from './exchange.ts'

/** Families of laws. A cause shows in one of them first; what later families see of it follows from it. */
export const FAMILIES = ['access', 'answer', 'input', 'state', 'list', 'coverage'] as const
export type Family = (typeof FAMILIES)[number]

export interface Observation {
  law: string
  family: Family
  /** The operation that is at fault. */
  operation: string
  /** Other operations that took part; if one of those is at fault, this may follow from it. */
  through?: readonly string[]
  /** Where in the contract: a status, a field, a parameter. */
  place: string
  expected: string
  actual: string
  /** The calls that show it, in order. */
  steps: readonly Exchange[]
  /** Says nothing of the law that was being tried: any answer may break the contract, any call may make a server fail. */
  isGeneral?: boolean
  /** For `--replay`. */
  replay: string
}
export interface Finding extends Observation {
  id: string
  /** Further observations that come from the same cause, as far as can be told. */
  also: Observation[]
}

/**
 * One finding per cause. Observations of one operation are one finding as long as they are of one family or later ones
 * than the first; an observation that went through an operation at fault is told with that one.
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
