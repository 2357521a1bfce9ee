/** Bookings with another amount at the provider: open and overridden by hand, recent and old. Amounts are euros. */
import type { EventRow, ReconciliationRow } from '../../tables.ts'
import { momentAgo } from '../ago.ts'
import { COMPANY, PARTNER } from '../names.ts'
import { createRandom } from '../random.ts'

const PROVIDERS = [
  [PARTNER.other, 'SCHE', 'BIKE'],
  [PARTNER.rail, 'OLDR', 'TRAIN'],
] as const
/** Companies whose users made the bookings: the number of the first active user, and how many there are. */
const CREWS = [
  [COMPANY.prepaid, 1301, 24],
  [COMPANY.postpaid, 1401, 12],
  [COMPANY.artemis, 1501, 9],
] as const
/** How many problems each provider has, and how many with long lists. */
const EACH = 20
const EACH_OF_LONG = 10_000
const OVERRIDDEN = {
  status: 'MANUALLY_OVERRIDDEN',
  version: 2,
  overriddenByOspId: 'u-1000',
  overrideReason: 'Nagevraagd bij de vervoerder: het geboekte bedrag klopt.',
} as const

interface Mismatch {
  bookingId: string
  mrpOspId: string
  mobilityMode: string
  expected: number
  actual: number
  daysAgo: number
  isOverridden: boolean
  /** Who made the booking. */
  userOspId: string
  corporateAccountOspId: string
}

/** The generated problems of each provider, each with a booking of its own. */
function* mismatches(longLists: boolean): Generator<Mismatch> {
  const each = longLists ? EACH_OF_LONG : EACH
  for (const [mrpOspId, code, mobilityMode] of PROVIDERS)
    for (let number = 1; number <= each; number += 1) {
      const random = createRandom(`reconciliation ${code} ${number}`)
      const expected = random.whole(100, 20_000)
      const [corporateAccountOspId, first, users] = CREWS[number % CREWS.length] ?? CREWS[0]
      yield {
        bookingId: `${code}${String(number).padStart(8, '0')}`,
        mrpOspId,
        mobilityMode,
        expected: expected / 100,
        actual: (number % 5 === 0 ? 0 : expected + random.whole(1, 900)) / 100,
        daysAgo: number % 3 === 0 ? random.whole(200, 700) : random.whole(1, 40),
        isOverridden: number % 4 === 2,
        userOspId: `u-${first + (number % users)}`,
        corporateAccountOspId,
      }
    }
}

export function* reconciliations(longLists = false): Generator<ReconciliationRow> {
  yield* specialProblems()
  for (const { bookingId, mrpOspId, expected, actual, daysAgo, isOverridden } of mismatches(longLists))
    yield problem(bookingId, mrpOspId, expected, actual, {
      lastUpdatedOn: momentAgo(daysAgo, '06:00'),
      ...(isOverridden && OVERRIDDEN),
    })
}

/** The bookings of the generated problems. */
export const mismatchedBookings = (
  longLists = false,
): (Pick<
  EventRow,
  | 'ospId'
  | 'description'
  | 'date'
  | 'bookingId'
  | 'mrpOspId'
  | 'mobilityMode'
  | 'amountVatIncl'
  | 'budgetOspId'
  | 'userOspId'
  | 'corporateAccountOspId'
> & { eventType: 'BOOKING' })[] =>
  [...mismatches(longLists)].map(
    ({ expected, daysAgo, actual: _actual, isOverridden: _isOverridden, ...booking }) => ({
      ...booking,
      ospId: `e-${booking.bookingId.toLowerCase()}`,
      description: booking.mobilityMode === 'TRAIN' ? 'Leuven – Brussel-Centraal' : 'Rit met een deelfiets',
      eventType: 'BOOKING',
      date: momentAgo(daysAgo + 3, '08:20'),
      amountVatIncl: -expected,
      budgetOspId: `b-${booking.userOspId}-m`,
    }),
  )

/** Problems of bookings that exist as events, one with extreme amounts, and a number that two providers use. */
const specialProblems = (): ReconciliationRow[] => [
  problem('RAIL26100002', PARTNER.rail, 14.8, 18.4, {}),
  problem('CARS26100002', PARTNER.other, 32.4, 3240, { lastUpdatedOn: '2026-10-12T08:15:00+02:00' }),
  problem('BIKE26100002', PARTNER.other, 3.25, 2.95, {
    ...OVERRIDDEN,
    lastUpdatedOn: '2026-10-20T16:40:00+02:00',
  }),
  problem('MEETJESLAND9', PARTNER.other, 123_456.78, -0.07, { lastUpdatedOn: momentAgo(631, '23:59') }),
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
