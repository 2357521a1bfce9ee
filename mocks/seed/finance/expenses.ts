/**
 * Expenses entered by hand or imported from provider files: events in every state, and recurring ones that run, have
 * ended, or skip a month.
 */
import { withoutUndefined } from '~openapi/without-undefined.ts'
import type { CorporateAccountRow, EventRow, RecurringRow, TransactionRow, UserRow } from '../../tables.ts'
import { companyBudgetId } from './budgets.ts'
import { mismatchedBookings } from './reconciliations.ts'
import { COMPANY } from '../names.ts'
import { OPERATORS } from '../companies/operators.ts'

/** Bookings from provider files: for each operator one that is correct and one to reconcile. */
const BOOKED: readonly [bookingId: string, keyof typeof OPERATORS, amount: number, co2Grams?: number][] = [
  ['RAIL26100001', 'RAIL', -14.8],
  ['RAIL26100002', 'RAIL', -14.8],
  ['BIKE26100001', 'BIKE_SHARE', -3.25],
  ['BIKE26100002', 'BIKE_SHARE', -3.25],
  ['CARS26100001', 'CAR_SHARE', -32.4, 5040],
  ['CARS26100002', 'CAR_SHARE', -32.4],
]

const JONAS = 'u-1101'
const ARCHITECT = { userOspId: 'u-1504', budgetOspId: 'b-u-1504-m' } as const

export const events = (longLists = false): EventRow[] => [
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
  ...[2024, 2025].map((year) =>
    event(`e-rp-7105-${year}-03-01`, {
      date: `${year}-03-01T00:00:00+01:00`,
      description: 'Abonnement',
      amountVatIncl: -240,
      ...ARCHITECT,
      corporateAccountOspId: COMPANY.artemis,
      recurrenceOspId: 'rp-7105',
    }),
  ),
  ...bookings(),
  ...mismatchedBookings(longLists).map(({ ospId, ...booking }) =>
    event(ospId, { ...booking, vatPercentage: 6 }),
  ),
]

const bookings = (): EventRow[] =>
  BOOKED.map(([bookingId, operator, amountVatIncl, co2Grams], index) =>
    event(`e-${7020 + index}`, {
      eventType: 'BOOKING',
      date: `2026-10-0${index + 1}T08:00:00+02:00`,
      ...OPERATORS[operator],
      bookingId,
      amountVatIncl,
      vatPercentage: 6,
      ...withoutUndefined({ co2Grams }),
    }),
  )

/**
 * The transactions of these events: the expense, its corrections and its refunds, on Jonas's budget and on the budget
 * of his company, which pays in advance (R199). Long lists also include the transactions of other users.
 */
export function transactions(
  users: readonly UserRow[],
  accounts: readonly CorporateAccountRow[],
  longLists = false,
): TransactionRow[] {
  const userOf = new Map(users.map((user) => [user.ospId, user]))
  const accountOf = new Map(accounts.map((account) => [account.ospId, account]))
  return events(longLists).flatMap((one) => {
    const user = userOf.get(one.userOspId)
    const account = accountOf.get(one.corporateAccountOspId)
    const isBooked = one.userOspId === JONAS || (longLists && one.bookingId !== undefined)
    return user && account && isBooked ? transactionsOf(one, user, account) : []
  })
}

function transactionsOf(
  event: EventRow,
  user: UserRow,
  { ospId: accountOspId, data }: CorporateAccountRow,
): TransactionRow[] {
  const { ospId, date, amountVatIncl, corrections, refunds } = event
  const id = ospId.replace('e-', 't-')
  const [first] = corrections
  const parties = {
    userOspId: user.ospId,
    corporateAccountOspId: accountOspId,
  }
  const book = (ownId: string, type: string, at: string, euros: number) => ({
    ...booked(event, ownId, type, at, euros),
    ...parties,
  })
  const own = [
    book(id, 'event', date, first?.amountBefore ?? amountVatIncl),
    ...corrections.map(({ date: at, amountBefore, amountAfter }, index) =>
      book(`${id}-u${index}`, 'update', at, amountAfter - amountBefore),
    ),
    ...refunds.map(({ date: at, amount }, index) => book(`${id}-r${index}`, 'refund', at, amount)),
  ]
  if (data.paymentType !== 'PREPAID') return own
  const ofCompany = {
    budgetOspId: companyBudgetId(accountOspId),
    budgetType: 'COMPANY_BUDGET' as const,
  }
  const charges = own.map(({ userOspId: _spender, ...row }) => ({
    ...row,
    ospId: `${row.ospId}-c`,
    ...ofCompany,
  }))
  return [...own, ...charges]
}

function booked(
  { ospId, description, vatPercentage, mobilityMode, ...event }: EventRow,
  id: string,
  type: string,
  date: string,
  euros: number,
): TransactionRow {
  return {
    ospId: id,
    type,
    date,
    amountVatIncl: Math.round(euros * 100) / 100,
    ...withoutUndefined({ description, vatPercentage, mobilityMode }),
    budgetOspId: event.budgetOspId,
    budgetType: 'MOBILITY_BUDGET',
    eventOspId: ospId,
  }
}

export const recurringPurchases = (): RecurringRow[] => [
  recurring('rp-7101', {
    description: 'Leasefiets',
    amountVatIncl: -89.5,
    date: '2026-01-15',
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
  // It has ended, but its bookings stay.
  recurring('rp-7105', {
    ...ARCHITECT,
    type: 'SEASON_TICKET',
    description: 'Abonnement',
    amountVatIncl: -240,
    date: '2024-03-01',
    endDate: '2025-12-31',
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
