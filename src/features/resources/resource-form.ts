import type { BrokenRules } from '~openapi/rules.ts'
import { resourceRules } from '~openapi/rules.ts'
import type { components } from '@/api/generated/schema.ts'
import { asRequest } from '@/forms/draft.ts'
import { changes, orNull } from '@/forms/values/changes.ts'
import type { Kind, Resource } from './kinds.ts'

type Schemas = components['schemas']

/** What the fields hold. An empty field has no value. */
export interface ResourceValues {
  readonly name?: string | undefined
  readonly mrpOspId?: string | undefined
  readonly mobilityMode?: string | undefined
  readonly labels?: readonly string[] | undefined
  readonly fixedCost?: number | undefined
  readonly feeCron?: string | undefined
  readonly variableCost?: number | undefined
  readonly vatPercent?: number | undefined
  readonly onUserBudget?: boolean | undefined
  readonly transmissionStrategy?: string | undefined
  readonly tokenScope?: string | undefined
  readonly url?: string | undefined
  readonly numberOfPumps?: number | undefined
  readonly brand?: string | undefined
  readonly loyalty?: string | undefined
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}

/** A new one of a kind. */
export const beginning = ({ mode }: Kind): ResourceValues => ({
  mobilityMode: mode,
  onUserBudget: true,
  labels: [],
})

/** The resource as its fields show it. */
export const toForm = (resource: Resource): ResourceValues => ({
  name: resource.name,
  mrpOspId: resource.mrp.ospId,
  mobilityMode: resource.mobilityMode,
  labels: resource.labels,
  fixedCost: resource.fixedCost,
  feeCron: resource.feeCron,
  variableCost: resource.variableCost,
  vatPercent: resource.vatPercent,
  onUserBudget: resource.onUserBudget,
  transmissionStrategy: resource.transmissionStrategy,
  tokenScope: resource.tokenScope,
  url: resource.url,
  numberOfPumps: resource.numberOfPumps,
  brand: resource.brand,
  loyalty: resource.loyalty,
  latitude: resource.latitude,
  longitude: resource.longitude,
})

export const toCreation = (values: ResourceValues): Schemas['ResourceCreation'] =>
  asRequest<Schemas['ResourceCreation']>({ ...keptOf(values), ...clearedOf(values) })

/** What has changed against the resource that the fields began with. */
export function toUpdate(values: ResourceValues, base: Resource): Schemas['UpdateResourceRequest'] {
  const before = toForm(base)
  return asRequest<Schemas['UpdateResourceRequest']>({
    ospId: base.ospId,
    version: base.version,
    data: {
      ...changes(keptOf(values), keptOf(before)),
      ...orNull(changes(clearedOf(values), clearedOf(before))),
    },
  })
}

/** R166–R169, G361: the rules of a kind hold for all values, changed or not. */
export const rulesOf =
  ({ type }: Kind) =>
  (_body: unknown, values: ResourceValues): BrokenRules =>
    resourceRules(type, { ...clearedOf(values), ...keptOf(values) })

/** Values that cannot be taken away. */
const keptOf = (values: ResourceValues) => ({
  name: textOf(values.name),
  mrpOspId: values.mrpOspId || undefined,
  mobilityMode: values.mobilityMode || undefined,
  labels: values.labels && [...values.labels],
  onUserBudget: values.onUserBudget,
  transmissionStrategy: values.transmissionStrategy || undefined,
  tokenScope: values.tokenScope || undefined,
})

/** Values that an empty field takes away. */
const clearedOf = (values: ResourceValues) => ({
  fixedCost: values.fixedCost,
  feeCron: textOf(values.feeCron),
  variableCost: values.variableCost,
  vatPercent: values.vatPercent,
  url: textOf(values.url),
  numberOfPumps: values.numberOfPumps,
  brand: textOf(values.brand),
  loyalty: textOf(values.loyalty),
  latitude: values.latitude,
  longitude: values.longitude,
})

/** Blanks around a text do not count. */
const textOf = (text: string | undefined): string | undefined => text?.trim() || undefined
