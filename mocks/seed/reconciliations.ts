/** Bookings that a provider counts otherwise: open ones and one that was overridden by hand. */
import type { ReconciliationRow } from '../tables.ts'
import { PARTNER } from './names.ts'

export const reconciliations = (): ReconciliationRow[] => [
  problem('RAIL26100002', PARTNER.rail, 14.8, 18.4, {}),
  problem('CARS26100002', PARTNER.large, 32.4, 3240, { lastUpdatedOn: '2026-10-12T08:15:00+02:00' }),
  problem('BIKE26100002', PARTNER.other, 3.25, 2.95, {
    status: 'MANUALLY_OVERRIDDEN',
    lastUpdatedOn: '2026-10-20T16:40:00+02:00',
  }),
]

const problem = (
  bookingId: string,
  mrpOspId: string,
  expectedAmount: number,
  actualAmount: number,
  more: Partial<ReconciliationRow>,
): ReconciliationRow => ({
  bookingId,
  mrpOspId,
  expectedAmount,
  actualAmount,
  currency: 'EUR',
  status: 'OPEN',
  lastUpdatedOn: '2026-10-05T09:00:00+02:00',
  ...more,
})
