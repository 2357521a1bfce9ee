import type { BrokenRules } from '~openapi/rules.ts'
import { resourceRules } from '~openapi/rules.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { asRequest, type Draft } from '@/forms/draft.ts'
import { changes, orNull, pick, trimmed, updateOf } from '@/forms/values/changes.ts'
import type { Kind, Resource } from './kinds.ts'

/** What the fields hold. An empty field has no value. */
export type ResourceValues = Draft<Schemas['ResourceCreation']>

/** Values that cannot be taken away, and those that an empty field takes away, as a resource has them. */
const KEPT = ['name', 'mobilityMode', 'labels', 'onUserBudget', 'transmissionStrategy', 'tokenScope'] as const
const CLEARED = [
  ...(['fixedCost', 'feeCron', 'variableCost', 'vatPercent', 'url'] as const),
  ...(['numberOfPumps', 'brand', 'loyalty', 'latitude', 'longitude'] as const),
]

/** A new one of a kind. */
export const beginning = ({ mode }: Kind): ResourceValues => ({
  mobilityMode: mode,
  onUserBudget: true,
  labels: [],
})

/** The resource as its fields show it. */
export const toForm = (resource: Resource): ResourceValues => ({
  mrpOspId: resource.mrp.ospId,
  ...pick(resource, [...KEPT, ...CLEARED]),
})

export const toCreation = (values: ResourceValues): Schemas['ResourceCreation'] =>
  asRequest<Schemas['ResourceCreation']>({ ...keptOf(values), ...clearedOf(values) })

/** What has changed against the resource that the fields began with. */
export function toUpdate(values: ResourceValues, base: Resource): Schemas['UpdateResourceRequest'] {
  const before = toForm(base)
  const kept = changes(keptOf(values), keptOf(before))
  const cleared = orNull(changes(clearedOf(values), clearedOf(before)))
  return asRequest<Schemas['UpdateResourceRequest']>(updateOf(base, { ...kept, ...cleared }))
}

/** R166–R169, G361: the rules of a kind hold for all values, changed or not. */
export const rulesOf =
  ({ type }: Kind) =>
  (_body: unknown, values: ResourceValues): BrokenRules =>
    resourceRules(type, { ...clearedOf(values), ...keptOf(values) })

const keptOf = (values: ResourceValues) => trimmed(pick(values, [...KEPT, 'mrpOspId']))
const clearedOf = (values: ResourceValues) => trimmed(pick(values, CLEARED))
