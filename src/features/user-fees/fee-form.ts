import { feeOverlapRules, feeTierRules, type BrokenRules, type FeeTier } from '~openapi/rules.ts'
import create from '@/api/generated/requests/UserFeeCreation.ts'
import update from '@/api/generated/requests/UserFeeUpdate.ts'
import { defineForm, type FormValuesOf } from '@/forms/define-form.ts'
import type { Tier, UserFee } from './tiers.ts'

/** A tier of a partner or a company. An empty upper end makes it open-ended (G133). */
export const feeForm = defineForm(
  { create, update },
  {
    of: (fee: UserFee) => fee,
    own: {
      properties: ['assignee'],
      toRequest: ({ assignee }: { readonly assignee?: string | undefined }) => ({
        assignee: assignee ? { ospId: assignee } : undefined,
      }),
      fields: { assignee: 'assignee' },
    },
    begin: { eventCountFrom: 0, vatPercentage: 21 }, // The most common VAT rate in Belgium, which most fees have.
  },
)
export type FeeValues = FormValuesOf<typeof feeForm>

/** R165, G133: the tier must not end before it starts, and must not overlap with another tier of its assignee. */
export function tierRules(values: FeeValues, others: readonly FeeTier[]): BrokenRules {
  const tier = asTier(values)
  return tier ? { ...feeOverlapRules(tier, others), ...feeTierRules(tier) } : {}
}

/** The tier as typed so far, once it has a start. A text that is not a number shows an error at its field. */
export function asTier({ eventCountFrom, eventCountTo, feeAmount }: FeeValues): Tier | undefined {
  if (typeof eventCountFrom !== 'number') return undefined
  return {
    eventCountFrom,
    ...(typeof eventCountTo === 'number' && { eventCountTo }),
    feeAmount: typeof feeAmount === 'number' ? feeAmount : 0,
  }
}
