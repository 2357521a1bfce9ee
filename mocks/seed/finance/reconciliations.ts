/** Bookings with another amount at the provider: open and overridden by hand, recent and old. Amounts are euros. */
import type { ReconciliationRow } from '../../tables.ts'
import { momentAgo } from '../ago.ts'
import { PARTNER } from '../names.ts'
import { createRandom } from '../random.ts'

const PROVIDERS = [
  [PARTNER.other, 'SCHE'],
  [PARTNER.rail, 'OLDR'],
] as const
const EACH = 20
const OVERRIDDEN = { status: 'MANUALLY_OVERRIDDEN', version: 2, overriddenByOspId: 'u-1000' } as const

export function* reconciliations(): Generator<ReconciliationRow> {
  yield* special()
  for (const [mrpOspId, code] of PROVIDERS)
    for (let number = 1; number <= EACH; number += 1) {
      const random = createRandom(`reconciliation ${code} ${number}`)
      const expected = random.whole(100, 20_000)
      const actual = number % 5 === 0 ? 0 : expected + random.whole(1, 900)
      const days = number % 3 === 0 ? random.whole(200, 700) : random.whole(1, 40)
      const bookingId = `${code}${String(number).padStart(8, '0')}`
      yield problem(bookingId, mrpOspId, expected / 100, actual / 100, {
        lastUpdatedOn: momentAgo(days, '06:00'),
        ...(number % 4 === 2 && OVERRIDDEN),
      })
    }
}

/** Problems of bookings that exist as events, one with extreme amounts, and a number that two providers use. */
const special = (): ReconciliationRow[] => [
  problem('RAIL26100002', PARTNER.rail, 14.8, 18.4, {}),
  problem('CARS26100002', PARTNER.large, 32.4, 3240, { lastUpdatedOn: '2026-10-12T08:15:00+02:00' }),
  problem('BIKE26100002', PARTNER.other, 3.25, 2.95, {
    ...OVERRIDDEN,
    lastUpdatedOn: '2026-10-20T16:40:00+02:00',
  }),
  problem('MEETJESLAND9', PARTNER.longName, 123_456.78, -0.07, { lastUpdatedOn: momentAgo(631, '23:59') }),
  problem('SHARED000012', PARTNER.other, 10, 12, {}),
  problem('SHARED000012', PARTNER.rail, 20, 18.5, {}),
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
  version: 1,
  expectedAmount,
  actualAmount,
  currency: 'EUR',
  status: 'OPEN',
  lastUpdatedOn: '2026-10-05T09:00:00+02:00',
  ...more,
})
