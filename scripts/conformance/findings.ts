/** Collects observations during the run, then groups them into one finding per cause. */
import type { Exchange } from './exchange.ts'

/**
 * Families of laws, in the order in which a cause first becomes visible. Observations of later families often have the
 * same cause.
 */
export const FAMILIES = ['access', 'answer', 'input', 'state', 'list', 'coverage'] as const
export type Family = (typeof FAMILIES)[number]

export interface Observation {
  law: string
  family: Family
  /** The operation at fault. */
  operation: string
  /** Other operations that took part. If one of them is at fault, this observation may only be a consequence. */
  through?: readonly string[]
  /** The part of the contract: a status, a field, a parameter. */
  place: string
  expected: string
  actual: string
  /** The exchanges that show it, in order. */
  steps: readonly Exchange[]
  /**
   * Whether the observation is independent of the law being tried: a response that breaks the contract, or a server
   * failure, can occur anywhere.
   */
  isGeneral?: boolean
  /** The id to pass to `--replay`. */
  replay: string
}
export interface Finding extends Observation {
  id: string
  /** Other places where the same law is broken in the same way: other operations, or other places of this one. */
  spots: Observation[]
  /** Observations of other laws with the same cause. */
  also: Observation[]
}

/**
 * From this number of places on, one difference counts as a single cause, such as a parser that all operations share.
 */
const MANY = 4

/**
 * Groups observations into one finding per cause. Three groups share a cause: the same difference found by one law, at
 * many operations or many places of one operation; observations from one response; and observations of several laws
 * about the same fields of the same operation. Nothing else is grouped: two defects of one operation are two findings.
 */
export function findingsOf(observations: readonly Observation[]): Finding[] {
  const inOrder = [...new Map(observations.map((one) => [keyOf(one), one])).values()].sort(
    (one, other) => rankOf(one) - rankOf(other),
  )
  const spotsOf = new Map(manyAlike(inOrder).flatMap((group) => group.map((one) => [one, group] as const)))
  const findings: Finding[] = []
  for (const observation of inOrder) {
    const spots = spotsOf.get(observation) ?? [observation]
    if (spots[0] !== observation) continue
    const cause =
      spots.length > 1
        ? undefined
        : findings.find((finding) =>
            [finding, ...finding.spots, ...finding.also].some((one) => hasCause(observation, one)),
          )
    if (cause) cause.also.push(observation)
    else findings.push({ ...observation, id: '', spots: spots.slice(1), also: [] })
  }
  return findings.map((finding, index) => ({ ...finding, id: `F${String(index + 1).padStart(3, '0')}` }))
}

/** Orders by family. Consequences of other laws come after their causes. */
const rankOf = ({ family, law }: Observation): number =>
  FAMILIES.indexOf(family) + (FOLLOWS[law] === undefined ? 0 : 0.5)

/** A response that breaks the contract gives the same observation under any law. */
const keyOf = ({ law, operation, place, isGeneral }: Observation): string =>
  `${isGeneral === true ? '' : law} ${operation} ${place}`

/**
 * Groups of at least `MANY` observations with one difference, the largest first. Each observation is in at most one
 * group.
 */
function manyAlike(observations: readonly Observation[]): Observation[][] {
  const groups = new Map<string, Observation[]>()
  for (const one of observations.filter(({ family }) => family !== 'coverage'))
    for (const key of [`${one.operation} ${differenceOf(one)}`, `${kindOfPlace(one)} ${differenceOf(one)}`])
      groups.set(key, [...(groups.get(key) ?? []), one])
  const taken = new Set<Observation>()
  return [...groups.values()]
    .sort((one, other) => other.length - one.length)
    .flatMap((all) => {
      const group = all.filter((one) => !taken.has(one))
      if (group.length < MANY) return []
      for (const one of group) taken.add(one)
      return [group]
    })
}

/**
 * How an observation differs from the contract, without the values of this case. How a server reacted to a request that
 * it should have refused is left out, because that differs by operation.
 */
const differenceOf = ({ law, family, isGeneral, expected, actual }: Observation): string =>
  [isGeneral === true ? '' : law, expected, family === 'input' ? '' : actual].map(withoutValues).join(' | ')

const withoutValues = (text: string): string =>
  text
    .replaceAll(/"[^"]*"/g, '*')
    .split(/(\s)/)
    .map((word) => (/[a-z_.:-]\d|\d[a-z_.:-]/i.test(word) ? '*' : word))
    .join('')

/** The part of a place that several operations share: the name of a constraint, the method of a path. */
const kindOfPlace = ({ family, place }: Observation): string =>
  family === 'input' ? (place.split(' ').at(-1) ?? '').replace(/^\/.*/, '') || place : place

/** Whether an observation has the same cause as an earlier one. */
function hasCause(one: Observation, other: Observation): boolean {
  const last = one.steps.at(-1)
  if (last !== undefined && last === other.steps.at(-1)) return true
  if (one.law === 'coverage') return one.operation === other.operation
  const isNear =
    one.operation === other.operation ||
    one.through?.includes(other.operation) === true ||
    other.through?.includes(one.operation) === true
  if (!isNear) return false
  if (one.place.startsWith('after ') && one.law === other.law) return true
  // Incorrect access to an operation is one cause, no matter how many actors are affected.
  const isAboutActor = one.family === 'access' || one.place.startsWith('as ')
  if (isAboutActor && one.law === other.law && one.operation === other.operation)
    return one.actual === other.actual
  // A difference from the reference names its field, so equal differences have one cause, whatever the caller and the
  // values.
  if (isCompared(one) && isCompared(other) && one.expected === other.expected && one.actual === other.actual)
    return true
  if (FOLLOWS[one.law]?.includes(other.law) === true && one.operation === other.operation) return true
  const fields = fieldsOf(other.place)
  return isAboutData(one) && isAboutData(other) && fieldsOf(one.place).some((name) => fields.includes(name))
}

/** Laws whose observations can be consequences of defects that other laws find. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  repeat: ['unique', 'states', 'stored', 'sets', 'changes'],
}

const isCompared = ({ law }: Observation): boolean => law.startsWith('reference')

const isAboutData = ({ family }: Observation): boolean => ['answer', 'state', 'list'].includes(family)

/** The names of fields in a place: `filter active` is about `active`. */
const fieldsOf = (place: string): string[] =>
  place
    .split(/[^\w.]+/)
    .map((word) => word.split('.').findLast((part) => /^[a-z]/.test(part)) ?? '')
    .filter((word) => word !== '' && !NO_FIELDS.has(word))

/** Words in places that are not fields. */
const NO_FIELDS = new Set(
  `a accents after again agrees and another around as at be before by caller case changes company creates default effect
filter for from in letter lost must no not nothing null of on one or other others own reference removes role roles rows
s same sees sent shape spaces string integer number boolean array object second staff that the then time to two
underscores what with without`.split(/\s+/),
)
