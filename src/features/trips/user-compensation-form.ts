import type { BrokenRules } from '~openapi/rules.ts'
import { changes, orNull } from '@/forms/values/changes.ts'
import type { Schemas } from '@/api/generated/schema.ts'

type Compensation = Schemas['CommuteUserCompensation']

/** R194: it counts per trip, per kilometre or per day; never by two of them. */
export const BASES = ['Trip', 'Km', 'Day'] as const
export type Basis = (typeof BASES)[number]

/** What the fields hold; a number is absent where nothing is typed. */
export interface CompensationValues {
  readonly kmPerTrip?: number | undefined
  readonly validFrom?: string | undefined
  readonly basis: Basis | ''
  readonly amount?: number | undefined
  readonly dailyAllowance?: number | undefined
}

export function toForm(record: Compensation): CompensationValues {
  const basis = BASES.find((one) => record[`compensationPer${one}`] !== undefined) ?? ''
  return {
    kmPerTrip: record.kmPerTrip,
    validFrom: record.validFrom ?? '',
    basis,
    amount: basis === '' ? undefined : record[`compensationPer${basis}`],
    dailyAllowance: record.dailyAllowance,
  }
}

/** What has changed; what was emptied, or counts no longer, is cleared. */
export function toBody(
  values: CompensationValues,
  base: Compensation,
): Schemas['UpdateCommuteUserCompensationRequest'] {
  const data = orNull(changes(inRecord(values), inRecord(toForm(base))))
  return { userOspId: base.userOspId, version: base.version, data }
}

/** What the fields mean for the record. */
const inRecord = ({ kmPerTrip, validFrom, basis, amount, dailyAllowance }: CompensationValues) => ({
  kmPerTrip,
  validFrom: validFrom || undefined,
  compensationPerTrip: basis === 'Trip' ? amount : undefined,
  compensationPerKm: basis === 'Km' ? amount : undefined,
  compensationPerDay: basis === 'Day' ? amount : undefined,
  dailyAllowance,
})

/** Who says by what it counts also says how much. */
export const amountRules = ({ basis, amount }: CompensationValues): BrokenRules =>
  basis !== '' && amount === undefined ? { amount: { rule: 'required' } } : {}

/** The field of a path in the request. */
export const fieldOf = (path: string): string =>
  path.replace(/^data\./, '').replace(/^compensationPer\w+$/, 'amount')
