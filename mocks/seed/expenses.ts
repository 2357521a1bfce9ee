/** Expenses that were entered by hand: each state of an event, and recurring ones that run, have ended, or skip a month. */
import type { EventRow, RecurringRow } from '../tables.ts'
import { COMPANY } from './names.ts'

export const events = (): EventRow[] => [
  event('e-7003', {
    version: 2,
    date: '2026-03-02T00:00:00+01:00',
    description: 'Fietshelm',
    amountVatIncl: -49.9,
    refunds: [{ date: '2026-03-05T09:00:00+01:00', amount: 10, reason: 'Korting' }],
  }),
  event('e-7004', {
    version: 2,
    date: '2026-03-09T00:00:00+01:00',
    description: 'Regenkledij',
    amountVatIncl: -84,
    corrections: [
      {
        date: '2026-03-10T09:00:00+01:00',
        amountBefore: -48,
        amountAfter: -84,
        reason: 'Cijfers omgewisseld',
      },
    ],
  }),
  event('e-7005', {
    version: 2,
    date: '2026-03-12T00:00:00+01:00',
    description: 'Fietsslot',
    amountVatIncl: -35.5,
    refunds: [{ date: '2026-03-20T09:00:00+01:00', amount: 35.5, reason: 'Teruggebracht' }],
  }),
  event('e-7006', { date: '2026-03-31T00:00:00+02:00', description: 'Rechtzetting', amountVatIncl: 20 }),
  event('e-7007', { date: '2026-04-01T00:00:00+02:00', amountVatIncl: -0.07 }),
]

export const recurringPurchases = (): RecurringRow[] => [
  recurring('rp-7101', {
    description: 'Leasefiets',
    amountVatIncl: -89.5,
    date: '2026-01-15',
    endDate: '2099-01-14',
  }),
  recurring('rp-7102', {
    type: 'HOUSING',
    description: 'Huur',
    amountVatIncl: -450,
    vatPercentage: 0,
    date: '2024-01-01',
    endDate: '2024-12-31',
  }),
  recurring('rp-7103', {
    version: 2,
    type: 'PARKING_SPACE',
    amountVatIncl: -60,
    date: '2030-01-31',
    skippedDates: ['2030-01-31'],
  }),
  recurring('rp-7104', {
    type: 'SEASON_TICKET',
    amountVatIncl: -1200,
    date: '2031-02-28',
    frequency: 'YEAR',
  }),
]

const event = (ospId: string, more: Partial<EventRow>): EventRow => ({
  ospId,
  version: 1,
  eventType: 'EXTERNAL_PURCHASE',
  date: '2026-03-01T00:00:00+01:00',
  amountVatIncl: -1,
  vatPercentage: 21,
  budgetOspId: 'b-5101',
  userOspId: 'u-1101',
  corporateAccountOspId: COMPANY.bakery,
  refunds: [],
  corrections: [],
  ...more,
})

const recurring = (ospId: string, more: Partial<RecurringRow>): RecurringRow => ({
  ospId,
  version: 1,
  userOspId: 'u-1101',
  budgetOspId: 'b-5101',
  type: 'BIKE_LEASE',
  amountVatIncl: -1,
  vatPercentage: 21,
  date: '2026-01-01',
  frequency: 'MONTH',
  skippedDates: [],
  createdOn: '2024-01-01T09:00:00+01:00',
  ...more,
})
