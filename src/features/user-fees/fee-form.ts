import { feeOverlapRules, feeTierRules, type BrokenRules, type FeeTier } from '~openapi/rules.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { asRequest, type Draft } from '@/forms/draft.ts'
import { changes, orNull, pick } from '@/forms/values/changes.ts'
import type { Tier, UserFee } from './tiers.ts'

/** What the fields of a fee hold. An empty field has no value. */
export type FeeValues = Draft<Omit<Schemas['UserFeeCreation'], 'assignee'>> & {
  readonly assignee?: string | undefined
}

/** Belgium's usual rate, which most fees have. */
export const NEW_FEE: FeeValues = { eventCountFrom: 0, vatPercentage: 21 }

export const toForm = (fee: UserFee) =>
  pick(fee, ['eventCountFrom', 'eventCountTo', 'feeAmount', 'vatPercentage'])

export const toCreation = ({ assignee, ...terms }: FeeValues): Schemas['UserFeeCreation'] =>
  asRequest<Schemas['UserFeeCreation']>({
    ...(assignee !== undefined && assignee !== '' && { assignee: { ospId: assignee } }),
    ...terms,
  })

/** Only what was changed is sent. Emptying the upper end opens the tier upwards (G133). */
export function toUpdate(values: FeeValues, base: UserFee): Schemas['UserFeeUpdate'] {
  const { ospId, version } = base
  const { eventCountTo, ...others } = changes<FeeValues>(values, toForm(base))
  const isToChanged = values.eventCountTo !== base.eventCountTo
  return asRequest<Schemas['UserFeeUpdate']>({
    ospId,
    version,
    ...others,
    ...(isToChanged && orNull({ eventCountTo })),
  })
}

/** The field of a path in either request. */
export const fieldOf = (path: string): string => (path.startsWith('assignee') ? 'assignee' : path)

/** R165, G133: the tier ends where it begins or later, and shares no number of events with another of its assignee. */
export function tierRules(values: FeeValues, others: readonly FeeTier[]): BrokenRules {
  const tier = asTier(values)
  return tier ? { ...feeOverlapRules(tier, others), ...feeTierRules(tier) } : {}
}

/** The tier as typed so far, once it has a beginning. Text that is no number is refused at its field. */
export function asTier({ eventCountFrom, eventCountTo, feeAmount }: FeeValues): Tier | undefined {
  if (typeof eventCountFrom !== 'number') return undefined
  return {
    eventCountFrom,
    ...(typeof eventCountTo === 'number' && { eventCountTo }),
    feeAmount: typeof feeAmount === 'number' ? feeAmount : 0,
  }
}
