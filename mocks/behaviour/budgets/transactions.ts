/**
 * Generated transactions of a company's last thirteen months. They are derived from its bookings
 * (`reporting/figures.ts`), so that the events of a month and mode add up to what `sumEvents` returns. They change
 * no budget's balance.
 */
import type { components } from '@/api/generated/schema.ts'
import { companyBudgetId } from '../../seed/finance/budgets.ts'
import { createRandom } from '../../seed/random.ts'
import type { BudgetRow, CorporateAccountRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { createBookings, type Figure, MONTHS_KEPT } from '../reporting/figures.ts'
import { USER_FEE_CENTS } from '../invoices/invoicing.ts'
import { toEuros } from '../money.ts'
import { calendarOf, daysIn, monthAfter } from '../months.ts'
import { fullName } from '../users/users.ts'

type Transaction = components['schemas']['Transaction']

const TOP_UP = 5000

/** Of all months kept, or of one month (yyyyMM). */
export function transactionsOf(world: World, account: CorporateAccountRow, only?: string): Transaction[] {
  const spenders = world.tables.users
    .by('corporateAccount', account.ospId)
    .flatMap(({ ospId }) =>
      world.tables.budgets.by('owner', ospId).filter(({ type }) => type === 'MOBILITY_BUDGET'),
    )
  if (spenders.length === 0) return []
  const { month: current, day: today } = calendarOf(world.now())
  const company = { ospId: account.ospId, name: account.data.name }
  const bookingsOf = createBookings(world)
  const transactions: Transaction[] = []
  for (let ago = 0; ago < MONTHS_KEPT; ago += 1) {
    const month = monthAfter(current, -ago)
    if (only !== undefined && month !== only) continue
    const lastDay = ago === 0 ? today : daysIn(month)
    transactions.push(...companyTransactions(world, account, month, lastDay, spenders.length))
    for (const booked of bookingsOf(account, month))
      transactions.push(...events(world, account.ospId, month, lastDay, booked, spenders))
  }
  return transactions.map((transaction) => ({ ...transaction, corporateAccount: company }))
}

/** A prepaid company is topped up on the second of the month. Every company pays a fee per user on the first. */
function companyTransactions(
  world: World,
  account: CorporateAccountRow,
  month: string,
  lastDay: number,
  users: number,
): Transaction[] {
  const budget = world.tables.budgets.get(companyBudgetId(account.ospId))
  if (!budget) return []
  const base = { budgetOspId: budget.ospId, budgetType: budget.type }
  const fee = {
    type: 'user_fee',
    amountVatIncl: toEuros(-USER_FEE_CENTS * users),
    vatPercentage: 21,
    description: 'Gebruikersvergoeding',
  }
  const topUp = { type: 'topup', amountVatIncl: TOP_UP, description: 'Overschrijving' }
  return [
    { ospId: `t-${account.ospId}-${month}-fee`, date: moment(month, 1, 8, 0), ...base, ...fee },
    ...(account.data.paymentType === 'PREPAID' && lastDay >= 2
      ? [{ ospId: `t-${account.ospId}-${month}-topup`, date: moment(month, 2, 10, 0), ...base, ...topUp }]
      : []),
  ]
}

/** Generates `count` events that cost `cents` in total. */
function* events(
  world: World,
  accountOspId: string,
  month: string,
  lastDay: number,
  { mode, count, cents }: Figure,
  spenders: readonly BudgetRow[],
): Generator<Transaction> {
  const random = createRandom(`${accountOspId}.${month}.${mode.mode}.events`)
  let left = cents
  for (let index = 0; index < count; index += 1) {
    const isLast = index === count - 1
    const price = isLast ? left : Math.round((left / (count - index)) * (0.7 + random.next() * 0.6))
    left -= price
    const budget = random.pick(spenders)
    const user = world.tables.users.get(budget.ownerOspId)
    const id = `${accountOspId}-${month}-${mode.mode}-${index}`
    yield {
      ospId: `t-${id}`,
      type: 'event',
      date: moment(month, random.whole(1, lastDay), random.whole(6, 21), random.whole(0, 59)),
      amountVatIncl: toEuros(-price),
      vatPercentage: mode.vatPercentage,
      description: random.pick(mode.descriptions),
      mobilityMode: mode.mode,
      budgetOspId: budget.ospId,
      budgetType: budget.type,
      ...(user && { user: { ospId: user.ospId, name: fullName(user) } }),
      eventOspId: `e-${id}`,
    }
  }
}

function moment(month: string, day: number, hour: number, minute: number): string {
  const two = (number: number): string => String(number).padStart(2, '0')
  return `${month.slice(0, 4)}-${month.slice(4)}-${two(day)}T${two(hour)}:${two(minute)}:00+01:00`
}
