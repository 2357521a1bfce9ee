import type { BrokenRules } from '~openapi/rules.ts'
import update from '@/api/generated/requests/UpdateCommuteUserCompensationRequest.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { defineForm } from '@/forms/define-form.ts'

type Compensation = Schemas['CommuteUserCompensation']

/** R194: the amount is per trip, per kilometre or per day, never two of them. */
export const BASES = ['Trip', 'Km', 'Day'] as const
export type Basis = (typeof BASES)[number]

interface CountedBy {
  readonly basis: Basis | ''
  readonly amount?: number | undefined
}

/** The commuting compensation of one user. */
export const compensationForm = defineForm(
  { update },
  {
    of: (record: Compensation) => record,
    ids: { userOspId: 'userOspId', version: 'version' },
    own: {
      properties: ['compensationPerTrip', 'compensationPerKm', 'compensationPerDay'],
      toFields: (record): CountedBy => {
        const basis = BASES.find((one) => record[`compensationPer${one}`] !== undefined) ?? ''
        return { basis, amount: basis === '' ? undefined : record[`compensationPer${basis}`] }
      },
      toRequest: ({ basis, amount }) => ({
        compensationPerTrip: basis === 'Trip' ? amount : undefined,
        compensationPerKm: basis === 'Km' ? amount : undefined,
        compensationPerDay: basis === 'Day' ? amount : undefined,
      }),
      fields: { compensationPerTrip: 'amount', compensationPerKm: 'amount', compensationPerDay: 'amount' },
    },
  },
)

/** A basis requires an amount. */
export const amountRules = ({ basis, amount }: CountedBy): BrokenRules =>
  basis !== '' && amount === undefined ? { amount: { rule: 'required' } } : {}
