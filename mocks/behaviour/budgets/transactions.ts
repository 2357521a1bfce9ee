/**
 * Generates the transactions of a company in its last thirteen months. When the clock is set forward, months are added
 * and none is removed. The transactions are derived from the company's bookings (`reporting/figures.ts`), so that the
 * events of a month and mode add up to the result of `sumEvents`.
 *
 * - On the first of a month, each company pays a fee per user.
 * - A prepaid company is charged for each event (R199), and tops up the cost of the previous month on the second.
 * - Yearly budgets start each year with their recurring amount (R094).
 */
import { companyBudgetId } from '../../seed/finance/budgets.ts'
import { createRandom } from '../../seed/random.ts'
import type { BudgetRow, CorporateAccountRow, TransactionRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import {
  type GeneratedFigure,
  createBookings,
  FIGURE_MONTHS,
  lastDayOf,
  MONTHS_KEPT,
} from '../reporting/figures.ts'
import { costOf, timeOf } from '../reporting/booking-plan.ts'
import { USER_FEE_CENTS } from '../invoices/invoicing.ts'
import { toCents, toEuros } from '../money.ts'
import { localTime, momentOf } from '~notations/brussels.ts'
import { calendarOf, monthAfter, monthsBetween } from '../months.ts'

const TOP_UP_STEP_CENTS = 100_00
/**
 * Whether a transaction is part of the balance. A generated one after the start of the world is not: it exists only
 * because the clock was advanced.
 */
export const isCounted = (
  { began }: World,
  { ospId, date }: TransactionRow,
  isStored: (ospId: string) => boolean,
): boolean => date <= began || isStored(ospId)

/** The spending of the company's users, in all months with transactions or in one month (yyyyMM). */
export function spendingOf(world: World, account: CorporateAccountRow, onlyMonth?: string): TransactionRow[] {
  const budgets = spendersOf(world, account)
  if (budgets.length === 0) return []
  const bookingsOf = createBookings(world)
  const found: TransactionRow[] = []
  for (const month of monthsKept(world)) {
    if (onlyMonth !== undefined && month !== onlyMonth) continue
    const opened = budgets.filter(({ createdOn }) => createdOn.slice(0, 7) <= dashed(month))
    const spenders = opened.length > 0 ? opened : budgets
    for (const booked of bookingsOf(account, month)) found.push(...events(account, month, booked, spenders))
  }
  return found
}

/** All generated transactions, on the users' budgets and on the company's. */
export function generatedTransactions(world: World, account: CorporateAccountRow): TransactionRow[] {
  if (spendersOf(world, account).length === 0) return []
  const spent = spendingOf(world, account)
  const budget = world.tables.budgets.get(companyBudgetId(account.ospId))
  const renewed = renewals(world, account, spent)
  if (!budget || spent.length === 0) return [...spent, ...renewed]
  const ofCompany = { budgetOspId: budget.ospId, budgetType: budget.type }
  // A charge on the company's budget does not name the user.
  const charges =
    account.data.paymentType === 'PREPAID'
      ? spent.map(({ userOspId: _spender, ospId, ...charge }) => ({
          ...charge,
          ospId: `${ospId}-c`,
          ...ofCompany,
        }))
      : []
  return [...spent, ...renewed, ...charges, ...companyTransactions(world, account, ofCompany)]
}

/** The budgets at the start of the world: budgets opened or changed later do not change the history. */
const spendersOf = (world: World, account: CorporateAccountRow): BudgetRow[] =>
  world.tables.users
    .seeded('corporateAccount', account.ospId)
    .flatMap(({ ospId }) =>
      world.tables.budgets.seeded('owner', ospId).filter(({ type }) => type === 'MOBILITY_BUDGET'),
    )

/** The months with transactions, the latest first. Months available at the start of the world are never removed. */
function monthsKept(world: World): string[] {
  const first = monthAfter(world.began.slice(0, 7).replace('-', ''), 1 - MONTHS_KEPT)
  return monthsBetween(first, calendarOf(world.now()).month, FIGURE_MONTHS).toReversed()
}

function companyTransactions(
  world: World,
  account: CorporateAccountRow,
  ofCompany: Pick<TransactionRow, 'budgetOspId' | 'budgetType'>,
): TransactionRow[] {
  const feeCents = USER_FEE_CENTS * spendersOf(world, account).length
  const bookingsOf = createBookings(world)
  const costCents = (month: string): number =>
    bookingsOf(account, month).reduce((sum, { cents }) => sum + cents, feeCents)
  const now = localTime(world.now())
  return monthsKept(world).flatMap((month) => {
    if (lastDayOf(account, month) === 0) return [] // R103
    const fee = {
      ospId: `t-${account.ospId}-${month}-fee`,
      type: 'user_fee',
      date: moment(month, 1, 8, 0),
      amountVatIncl: toEuros(-feeCents),
      vatPercentage: 21,
      description: 'Gebruikersvergoeding',
    }
    const topUp = {
      ospId: `t-${account.ospId}-${month}-topup`,
      type: 'topup',
      date: moment(month, 2, 10, 0),
      amountVatIncl: toEuros(
        Math.ceil(costCents(monthAfter(month, -1)) / TOP_UP_STEP_CENTS) * TOP_UP_STEP_CENTS,
      ),
      description: 'Overschrijving',
    }
    return [fee, ...(account.data.paymentType === 'PREPAID' ? [topUp] : [])]
      .filter(({ date }) => date <= now)
      .map((row) => ({ ...row, ...ofCompany, corporateAccountOspId: account.ospId }))
  })
}

/**
 * The events of the past bookings. The random numbers of an event do not depend on later events, so that new events do
 * not change earlier ones.
 */
function* events(
  account: CorporateAccountRow,
  month: string,
  { mode, count, plan }: GeneratedFigure,
  spenders: readonly BudgetRow[],
): Generator<TransactionRow> {
  const random = createRandom(`${account.ospId}.${month}.${mode.mode}.events`)
  for (let index = 0; index < count; index += 1) {
    const { day, hour, minute } = timeOf(plan, index)
    const price = costOf(plan, index + 1) - costOf(plan, index)
    const budget = random.pick(spenders)
    const id = `${account.ospId}-${month}-${mode.mode}-${index}`
    yield {
      ospId: `t-${id}`,
      type: 'event',
      date: moment(month, day, hour, minute),
      amountVatIncl: toEuros(-price),
      vatPercentage: mode.vatPercentage,
      description: random.pick(mode.descriptions),
      mobilityMode: mode.mode,
      budgetOspId: budget.ospId,
      budgetType: budget.type,
      userOspId: budget.ownerOspId,
      corporateAccountOspId: account.ospId,
      eventOspId: `e-${id}`,
    }
  }
}

/**
 * The transactions that start the year of each yearly budget: a reset to its recurring amount, and a settlement so that
 * the year adds up to the balance at the start of the world. Later bookings, even backdated ones, change neither.
 */
function renewals(
  world: World,
  account: CorporateAccountRow,
  spent: readonly TransactionRow[],
): TransactionRow[] {
  const { began } = world
  const { transactions } = world.tables
  const january = monthsKept(world).find((month) => month.endsWith('01') && dashed(month) <= began)
  if (january === undefined) return []
  const first = moment(january, 1, 0, 0)
  const settledOn = moment(january, 2, 9, 0)
  const spentCents = new Map<string, number>()
  // Transactions moved to the start of that day are listed before the reset.
  for (const { budgetOspId, date, amountVatIncl } of spent)
    if (date > first && date <= began)
      spentCents.set(budgetOspId, (spentCents.get(budgetOspId) ?? 0) + toCents(amountVatIncl))
  return spendersOf(world, account).flatMap((budget) => {
    const { ospId, frequency, total, createdOn, type, ownerOspId, currentAmount } = budget
    const reset = `t-${ospId}-${january}`
    const isYearly =
      frequency === 'YEAR' && total !== undefined && createdOn < first && lastDayOf(account, january) > 0
    if (!isYearly || transactions.get(reset)) return []
    const base = {
      budgetOspId: ospId,
      budgetType: type,
      userOspId: ownerOspId,
      corporateAccountOspId: account.ospId,
    }
    const stored = transactions
      .seeded('budget', ospId)
      .filter(({ date }) => date >= first)
      .reduce((sum, { amountVatIncl }) => sum + toCents(amountVatIncl), 0)
    const settled = toCents(currentAmount) - toCents(total) - (spentCents.get(ospId) ?? 0) - stored
    const leftover = createRandom(`renewal ${ospId}`).whole(0, toCents(total) / 10)
    const rows = [
      { ospId: reset, type: 'automatic_update_reset', date: first, cents: toCents(total) - leftover },
      {
        ospId: `${reset}-settled`,
        type: 'transfer',
        // In a world that started in the first days of January, the usual day is still in the future.
        date: settledOn <= began ? settledOn : began,
        cents: settled,
        description: 'Verrekening vorig jaar',
      },
    ]
    return rows
      .filter(({ cents }) => cents !== 0)
      .map(({ cents, ...row }) => ({ ...row, amountVatIncl: toEuros(cents), ...base }))
  })
}

const dashed = (month: string): string => `${month.slice(0, 4)}-${month.slice(4)}`

function moment(month: string, day: number, hour: number, minute: number): string {
  const twoDigits = (number: number): string => String(number).padStart(2, '0')
  const date = `${dashed(month)}-${twoDigits(day)}`
  return `${date}T${twoDigits(hour)}:${twoDigits(minute)}:00${offsetOn(date)}`
}

const offsets = new Map<string, string>()

/**
 * The UTC offset of a day. It is cached by day, because time-zone lookups are slow and many transactions share a day.
 * One offset per day is enough, because clocks change at night, when nothing is generated.
 */
function offsetOn(date: string): string {
  let offset = offsets.get(date)
  if (offset === undefined) {
    offset = momentOf(date, '12:00').slice(-6)
    offsets.set(date, offset)
  }
  return offset
}
