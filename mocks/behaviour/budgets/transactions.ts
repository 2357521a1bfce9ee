/**
 * Generated transactions of a company's last thirteen months, and of those that passed since a clock was set forward:
 * what was booked stays. They are derived from its bookings
 * (`reporting/figures.ts`), so that the events of a month and mode add up to what `sumEvents` returns. A prepaid
 * company is charged for each of them (R199), tops up on the second of the month what the month before cost, and
 * pays a fee per user on the first. Yearly budgets begin each year with their recurring amount (R094).
 */
import { companyBudgetId } from '../../seed/finance/budgets.ts'
import { createRandom } from '../../seed/random.ts'
import type { BudgetRow, CorporateAccountRow, TransactionRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { createBookings, FIGURE_MONTHS, type Figure, lastDayOf, MONTHS_KEPT } from '../reporting/figures.ts'
import { USER_FEE_CENTS } from '../invoices/invoicing.ts'
import { toCents, toEuros } from '../money.ts'
import { localTime, momentOf } from '~notations/brussels.ts'
import { calendarOf, daysIn, monthAfter, monthsBetween, startOfDay } from '../months.ts'
import { fullName } from '../users/users.ts'

const TOP_UP_STEP_CENTS = 100_00
/** When the seed was made. What is generated later than this, because a clock was set forward, changes no balance. */
const SEEDED = localTime(new Date())
const SEEDED_IN = SEEDED.slice(0, 7).replace('-', '')

export const isCounted = ({ ospId, date }: TransactionRow, isStored: (ospId: string) => boolean): boolean =>
  date <= SEEDED || isStored(ospId)

/** What the company's users spent, of all months kept or of one month (yyyyMM). */
export function spendingOf(world: World, account: CorporateAccountRow, only?: string): TransactionRow[] {
  const budgets = spendersOf(world, account)
  if (budgets.length === 0) return []
  const bookingsOf = createBookings(world)
  const found: TransactionRow[] = []
  for (const { month, lastDay, latest } of monthsKept(world)) {
    if (only !== undefined && month !== only) continue
    const opened = budgets.filter(({ createdOn }) => createdOn.slice(0, 7) <= dashed(month))
    const spenders = opened.length > 0 ? opened : budgets
    const last = Math.min(lastDay, lastDayOf(account, month))
    for (const booked of bookingsOf(account, month))
      found.push(...events(world, account, { month, lastDay: last, latest }, booked, spenders))
  }
  return found
}

/** All that is generated: of the users' budgets and of the company's. */
export function generatedTransactions(world: World, account: CorporateAccountRow): TransactionRow[] {
  if (spendersOf(world, account).length === 0) return []
  const spent = spendingOf(world, account)
  const budget = world.tables.budgets.get(companyBudgetId(account.ospId))
  const renewed = renewals(world, account, spent)
  if (!budget || spent.length === 0) return [...spent, ...renewed]
  const ofCompany = { budgetOspId: budget.ospId, budgetType: budget.type }
  const charges =
    account.data.paymentType === 'PREPAID'
      ? spent.map(({ user: _spender, ospId, ...charge }) => ({
          ...charge,
          ospId: `${ospId}-c`,
          ...ofCompany,
        }))
      : []
  return [...spent, ...renewed, ...charges, ...companyTransactions(world, account, ofCompany)]
}

/** The budgets that the world started with: what is opened or changed later changes no history. */
const spendersOf = (world: World, account: CorporateAccountRow): BudgetRow[] =>
  world.tables.users
    .seeded('corporateAccount', account.ospId)
    .flatMap(({ ospId }) =>
      world.tables.budgets.seeded('owner', ospId).filter(({ type }) => type === 'MOBILITY_BUDGET'),
    )

interface KeptMonth {
  month: string
  lastDay: number
  /** Nothing is booked after this moment of the month. */
  latest: string
}

/** The latest first. A month that the seed began with stays when the clock is set forward. */
function monthsKept(world: World): KeptMonth[] {
  const { month: current, day: today } = calendarOf(world.now())
  const latest = localTime(world.now())
  const first = monthAfter(current < SEEDED_IN ? current : SEEDED_IN, 1 - MONTHS_KEPT)
  return monthsBetween(first, current, FIGURE_MONTHS)
    .toReversed()
    .map((month) => ({ month, lastDay: month === current ? today : daysIn(month), latest }))
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
  const company = { corporateAccount: { ospId: account.ospId, name: account.data.name } }
  return monthsKept(world).flatMap(({ month, lastDay, latest }) => {
    if (lastDayOf(account, month) === 0) return [] // R103
    const fee = {
      ospId: `t-${account.ospId}-${month}-fee`,
      type: 'user_fee',
      date: moment(month, 1, 8, 0, latest),
      amountVatIncl: toEuros(-feeCents),
      vatPercentage: 21,
      description: 'Gebruikersvergoeding',
    }
    const topUp = {
      ospId: `t-${account.ospId}-${month}-topup`,
      type: 'topup',
      date: moment(month, 2, 10, 0, latest),
      amountVatIncl: toEuros(
        Math.ceil(costCents(monthAfter(month, -1)) / TOP_UP_STEP_CENTS) * TOP_UP_STEP_CENTS,
      ),
      description: 'Overschrijving',
    }
    const isToppedUp = account.data.paymentType === 'PREPAID' && lastDay >= 2
    return [fee, ...(isToppedUp ? [topUp] : [])].map((row) => ({ ...row, ...ofCompany, ...company }))
  })
}

/** Generates `count` events that cost `cents` in total. */
function* events(
  world: World,
  account: CorporateAccountRow,
  { month, lastDay, latest }: KeptMonth,
  { mode, count, cents }: Figure,
  spenders: readonly BudgetRow[],
): Generator<TransactionRow> {
  const random = createRandom(`${account.ospId}.${month}.${mode.mode}.events`)
  let left = cents
  for (let index = 0; index < count; index += 1) {
    const isLast = index === count - 1
    const price = isLast ? left : Math.round((left / (count - index)) * (0.7 + random.next() * 0.6))
    left -= price
    const budget = random.pick(spenders)
    const user = world.tables.users.get(budget.ownerOspId)
    const id = `${account.ospId}-${month}-${mode.mode}-${index}`
    yield {
      ospId: `t-${id}`,
      type: 'event',
      date: moment(month, random.whole(1, lastDay), random.whole(6, 21), random.whole(0, 59), latest),
      amountVatIncl: toEuros(-price),
      vatPercentage: mode.vatPercentage,
      description: random.pick(mode.descriptions),
      mobilityMode: mode.mode,
      budgetOspId: budget.ospId,
      budgetType: budget.type,
      ...(user && { user: { ospId: user.ospId, name: fullName(user) } }),
      corporateAccount: { ospId: account.ospId, name: account.data.name },
      eventOspId: `e-${id}`,
    }
  }
}

/**
 * The beginning of the year of each yearly budget: a reset to its recurring amount, and a settlement so that the year
 * adds up to what was on the budget when the seed was made. What is booked later, also on a day before, moves neither.
 */
function renewals(
  world: World,
  account: CorporateAccountRow,
  spent: readonly TransactionRow[],
): TransactionRow[] {
  const { transactions, users } = world.tables
  const january = monthsKept(world).find(({ month }) => month.endsWith('01') && month <= SEEDED_IN)?.month
  if (january === undefined) return []
  const first = moment(january, 1, 0, 0)
  const settledOn = moment(january, 2, 9, 0)
  const spentCents = new Map<string, number>()
  // What is moved to the beginning of that day is listed before the reset.
  for (const { budgetOspId, date, amountVatIncl } of spent)
    if (date > first && date <= SEEDED)
      spentCents.set(budgetOspId, (spentCents.get(budgetOspId) ?? 0) + toCents(amountVatIncl))
  return spendersOf(world, account).flatMap((budget) => {
    const { ospId, frequency, total, createdOn, type, ownerOspId, currentAmount } = budget
    const reset = `t-${ospId}-${january}`
    const isYearly =
      frequency === 'YEAR' && total !== undefined && createdOn < first && lastDayOf(account, january) > 0
    if (!isYearly || transactions.get(reset)) return []
    const user = users.get(ownerOspId)
    const base = {
      budgetOspId: ospId,
      budgetType: type,
      ...(user && { user: { ospId: ownerOspId, name: fullName(user) } }),
      corporateAccount: { ospId: account.ospId, name: account.data.name },
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
        // A seed of the first days of January has no later moment for it.
        date: settledOn <= SEEDED ? settledOn : SEEDED,
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

/** What would be after `latest` is at the beginning of that day. */
function moment(month: string, day: number, hour: number, minute: number, latest?: string): string {
  const two = (number: number): string => String(number).padStart(2, '0')
  const date = `${dashed(month)}-${two(day)}`
  const { start, offset } = knownDay(date)
  const wanted = `${date}T${two(hour)}:${two(minute)}:00${offset}`
  return latest !== undefined && wanted > latest && latest.startsWith(date) ? start : wanted
}

interface Day {
  start: string
  /** By day. Clocks change at night, when nothing is generated. */
  offset: string
}
const days = new Map<string, Day>()

/** Cached, because asking the calendar is slow and a day has many moments. */
function knownDay(date: string): Day {
  let day = days.get(date)
  if (!day) {
    day = { start: startOfDay(date), offset: momentOf(date, '12:00').slice(-6) }
    days.set(date, day)
  }
  return day
}
