/**
 * What is on a budget, in whole cents. Top-ups and resets come true by the world's clock (R094, R095) without a job that
 * runs: reading works out what is due, and the next write puts it down.
 */
import type { components } from '@/api/generated/schema.ts'
import type { BudgetRow, EventRow, RecurringRow, TransactionRow } from '../tables.ts'
import type { World } from '../world.ts'
import { toCents, toEuros } from './money.ts'
import { calendarOf, dayOf, localTime, monthAfter, monthsBetween, startOfDay } from './months.ts'
import { occurrences } from './occurrences.ts'
import { fullName } from './users.ts'

type Schemas = components['schemas']

/** What is due and not written yet, oldest first, and the budget after it. */
export interface Settlement {
  budget: BudgetRow
  transactions: TransactionRow[]
  events: EventRow[]
}
export interface Entry {
  type: string
  cents: number
  description?: string
  eventOspId?: string
  vatPercentage?: number
  mobilityMode?: string
  /** ISO 8601; absent for now. */
  date?: string
}

const MOST_MONTHS = 240

/** The budget as it is now, with its top-ups and the recurring expenses on it. */
export function settle(world: World, stored: BudgetRow): Settlement {
  const { month } = calendarOf(world.now())
  const today = dayOf(world.now())
  const purchases = world.tables.recurringPurchases
    .by('budget', stored.ospId)
    .filter(({ settledThrough }) => settledThrough < today)
  const settlement: Settlement = { budget: stored, transactions: [], events: [] }
  if (month <= stored.settledIn && purchases.length === 0) return settlement
  const steps: { day: string; run: () => void }[] = purchases.flatMap((purchase) =>
    [...occurrences(purchase, purchase.settledThrough, today)].map((day) => ({
      day,
      run: () => spend(world, settlement, purchase, day),
    })),
  )
  if (month > stored.settledIn) {
    settlement.budget = { ...stored, settledIn: month }
    for (const period of monthsBetween(monthAfter(stored.settledIn, 1), month, MOST_MONTHS))
      steps.unshift({ day: startOfPeriod(period).slice(0, 10), run: () => renew(world, settlement, period) })
  }
  // A stable sort: on the same day the top-up comes before what is spent.
  steps.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
  for (const { run } of steps) run()
  return settlement
}

function renew(world: World, settlement: Settlement, period: string): void {
  const due = topUp(settlement.budget, period)
  if (!due) return
  settlement.budget = due.budget
  const entry = { type: due.type, cents: due.cents, date: startOfPeriod(period) }
  const ospId = `t-${due.budget.ospId}-${period}`
  settlement.transactions.push(toTransaction(world, due.budget, ospId, entry))
}

/** One occurrence of a recurring expense; a deactivated budget misses it. */
function spend(world: World, settlement: Settlement, purchase: RecurringRow, day: string): void {
  const { budget } = settlement
  if (!budget.active) return
  const { ospId, userOspId, description, amountVatIncl, vatPercentage } = purchase
  const eventOspId = `e-${ospId}-${day}`
  const words = { ...(description !== undefined && { description }), vatPercentage }
  const cents = toCents(amountVatIncl)
  settlement.budget = { ...budget, currentAmount: toEuros(toCents(budget.currentAmount) + cents) }
  const entry = { type: 'event', cents, date: startOfDay(day), eventOspId, ...words }
  settlement.transactions.push(toTransaction(world, settlement.budget, `t-${ospId}-${day}`, entry))
  settlement.events.push({
    ospId: eventOspId,
    version: 1,
    eventType: 'EXTERNAL_PURCHASE',
    date: entry.date,
    ...words,
    amountVatIncl,
    budgetOspId: budget.ospId,
    userOspId,
    corporateAccountOspId: world.tables.users.require(userOspId).corporateAccountOspId ?? '',
    recurrenceOspId: ospId,
    refunds: [],
    corrections: [],
  })
}

export function toBudget(world: World, stored: BudgetRow): Schemas['Budget'] {
  const { settledIn: _settled, ...budget } = settle(world, stored).budget
  return budget.limited ? { ...budget, remaining: budget.currentAmount } : budget
}

/** Writes a change with the next version, after what is due. */
export function changeBudget(
  world: World,
  stored: BudgetRow,
  change: { [Name in keyof BudgetRow]?: BudgetRow[Name] | undefined },
): BudgetRow {
  const { budget, transactions, events } = settle(world, stored)
  for (const transaction of transactions) world.tables.transactions.insert(transaction)
  for (const event of events) world.tables.events.insert(event)
  const today = dayOf(world.now())
  for (const { ospId, settledThrough } of world.tables.recurringPurchases.by('budget', stored.ospId))
    if (settledThrough < today) world.tables.recurringPurchases.update(ospId, { settledThrough: today })
  return world.tables.budgets.update(stored.ospId, { ...budget, ...change, version: stored.version + 1 })
}

/** Books an amount on a budget: one transaction, and the budget after it. */
export function book(world: World, stored: BudgetRow, entry: Entry) {
  const cents = toCents(settle(world, stored).budget.currentAmount) + entry.cents
  const budget = changeBudget(world, stored, { currentAmount: toEuros(cents) })
  const transaction = world.tables.transactions.insert(toTransaction(world, budget, world.nextId('t'), entry))
  return { budget, transaction }
}

/** What a new period does to a budget; undefined when it does nothing. */
function topUp(
  budget: BudgetRow,
  period: string,
): { budget: BudgetRow; type: string; cents: number } | undefined {
  const { frequency, frequencyAmount, startActivationTime: start, endActivationTime: end } = budget
  const moment = Date.parse(startOfPeriod(period))
  const isNewYear = period.endsWith('01')
  if (!budget.active || !budget.limited || frequencyAmount === undefined) return undefined
  if (frequency !== 'MONTH' && !(frequency === 'YEAR' && isNewYear)) return undefined
  if (start !== undefined && moment < Date.parse(start)) return undefined
  if (end !== undefined && moment > Date.parse(end)) return undefined
  const before = toCents(budget.currentAmount)
  const amount = toCents(frequencyAmount)
  // R095: whatever its strategy, a mobility budget begins the year anew.
  const resets =
    budget.transferStrategy === 'RESET' ||
    (isNewYear &&
      (budget.transferStrategy === 'ADD_MONTHLY_RESET_YEARLY' || budget.type === 'MOBILITY_BUDGET'))
  const most = budget.budgetUpperLimit === undefined ? Infinity : toCents(budget.budgetUpperLimit)
  const after = Math.min(resets ? amount : before + amount, most)
  return {
    budget: {
      ...budget,
      currentAmount: toEuros(after),
      total: toEuros(after),
      transferredAmount: resets ? 0 : toEuros(before),
    },
    type: resets ? 'automatic_update_reset' : 'automatic_update_add',
    cents: after - before,
  }
}

const startOfPeriod = (month: string): string => startOfDay(`${month.slice(0, 4)}-${month.slice(4)}-01`)

function toTransaction(world: World, budget: BudgetRow, ospId: string, entry: Entry): TransactionRow {
  const { users, corporateAccounts } = world.tables
  const { cents, date, ...words } = entry
  const user = users.get(budget.ownerOspId)
  const account = corporateAccounts.get(user?.corporateAccountOspId ?? budget.ownerOspId)
  return {
    ospId,
    date: date ?? localTime(world.now()),
    amountVatIncl: toEuros(cents),
    balance: budget.currentAmount,
    ...words,
    budgetOspId: budget.ospId,
    budgetType: budget.type,
    ...(user && { user: { ospId: user.ospId, name: fullName(user) } }),
    ...(account && { corporateAccount: { ospId: account.ospId, name: account.data.name } }),
  }
}
