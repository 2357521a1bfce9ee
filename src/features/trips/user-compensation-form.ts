import type { BrokenRules } from '~openapi/rules.ts'
import type { components } from '@/api/generated/schema.ts'

type Schemas = components['schemas']
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
  const { kmPerTrip, validFrom = '', basis, amount, dailyAllowance } = values
  const wanted = {
    kmPerTrip,
    validFrom: validFrom === '' ? undefined : validFrom,
    compensationPerTrip: basis === 'Trip' ? amount : undefined,
    compensationPerKm: basis === 'Km' ? amount : undefined,
    compensationPerDay: basis === 'Day' ? amount : undefined,
    dailyAllowance,
  }
  const data: Schemas['CommuteUserCompensationUpdate'] = {
    ...(wanted.kmPerTrip !== base.kmPerTrip && { kmPerTrip: wanted.kmPerTrip ?? null }),
    ...(wanted.validFrom !== base.validFrom && { validFrom: wanted.validFrom ?? null }),
    ...(wanted.compensationPerTrip !== base.compensationPerTrip && {
      compensationPerTrip: wanted.compensationPerTrip ?? null,
    }),
    ...(wanted.compensationPerKm !== base.compensationPerKm && {
      compensationPerKm: wanted.compensationPerKm ?? null,
    }),
    ...(wanted.compensationPerDay !== base.compensationPerDay && {
      compensationPerDay: wanted.compensationPerDay ?? null,
    }),
    ...(wanted.dailyAllowance !== base.dailyAllowance && { dailyAllowance: wanted.dailyAllowance ?? null }),
  }
  return { userOspId: base.userOspId, version: base.version, data }
}

/** Who says by what it counts also says how much. */
export const amountRules = ({ basis, amount }: CompensationValues): BrokenRules =>
  basis !== '' && amount === undefined ? { amount: { rule: 'required' } } : {}

/** The field of a path in the request. */
export const fieldOf = (path: string): string =>
  path.replace(/^data\./, '').replace(/^compensationPer\w+$/, 'amount')
