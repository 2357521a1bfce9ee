import type { VoucherRow } from '../../tables.ts'

/** R068: the search finds users by these vouchers. */
export const vouchers = (): VoucherRow[] => [
  { code: 'SPRING-2026-ELO', userOspId: 'u-1102', product: 'Dagpas trein', validUntil: '2026-12-31' },
  { code: 'LAB-WELCOME-7', userOspId: 'u-1303', validUntil: '2027-06-30' },
]
