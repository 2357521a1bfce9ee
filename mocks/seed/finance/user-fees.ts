import type { UserFeeRow } from '../../tables.ts'
import { COMPANY, PARTNER } from '../names.ts'

/**
 * Tiers of a partner, the first one free; a company with a single fee; a partner with a gap before its only tier; and
 * two overlapping tiers of a company, stored before overlaps were refused.
 */
export const userFees = (): UserFeeRow[] => [
  fee('uf-7001', PARTNER.small, { eventCountFrom: 0, eventCountTo: 10, feeAmount: 0 }),
  fee('uf-7002', PARTNER.small, { eventCountFrom: 11, eventCountTo: 50, feeAmount: 1.75 }),
  fee('uf-7003', PARTNER.small, { eventCountFrom: 51, feeAmount: 1.25, version: 2 }),
  fee('uf-7004', COMPANY.bakery, { eventCountFrom: 0, feeAmount: 2.5 }),
  fee('uf-7005', PARTNER.longName, {
    eventCountFrom: 100,
    eventCountTo: 100,
    feeAmount: 0.1,
    vatPercentage: 6,
  }),
  fee('uf-7006', COMPANY.artemis, { eventCountFrom: 1, eventCountTo: 20, feeAmount: 1.5 }),
  fee('uf-7007', COMPANY.artemis, { eventCountFrom: 15, eventCountTo: 40, feeAmount: 1.2 }),
]

const fee = (
  ospId: string,
  assigneeOspId: string,
  tier: Pick<UserFeeRow, 'eventCountFrom' | 'feeAmount'> & Partial<UserFeeRow>,
): UserFeeRow => ({ ospId, version: 1, assigneeOspId, vatPercentage: 21, ...tier })
