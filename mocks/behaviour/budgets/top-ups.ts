/** Renews budgets at the beginning of a month or year, in whole cents. */
import type { BudgetRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { accountOfBudget, isClosedOn } from '../companies/closing.ts'
import { bookWithoutNewVersion } from './ledger.ts'
import { sendMail } from '../messages/mail.ts'
import { contactsOf } from '../users/users.ts'
import { toCents, toEuros } from '../money.ts'
import { startOfDay } from '../months.ts'

/**
 * R094: monthly budgets are renewed on the first of each month, yearly ones on 1 January. `period` is the month that
 * starts.
 */
export function renewBudgets(world: World, period: string): void {
  const date = startOfDay(`${period.slice(0, 4)}-${period.slice(4)}-01`)
  for (const budget of world.tables.budgets.all()) {
    const booking = topUp(budget, period, Date.parse(date))
    if (!booking || isCompanyClosed(world, budget, date)) continue
    bookWithoutNewVersion(world, budget.ospId, { ...booking, date, ospId: `t-${budget.ospId}-${period}` })
    const isReset = booking.type === 'automatic_update_reset'
    world.tables.budgets.update(budget.ospId, {
      total: toEuros(toCents(budget.currentAmount) + booking.cents),
      transferredAmount: isReset ? 0 : budget.currentAmount,
    })
  }
}

/** R103: a closed company's budgets are no longer topped up. */
function isCompanyClosed(world: World, budget: BudgetRow, date: string): boolean {
  const account = accountOfBudget(world, budget)
  return account !== undefined && isClosedOn(account, date.slice(0, 10))
}

/** R079: before mobility budgets are reset, mails the remaining amounts of the past year to the HR contacts. */
export function mailYearEnd(world: World, newYear: string): void {
  const { budgets, users } = world.tables
  const remaining = new Map<string, { count: number; cents: number }>()
  for (const { active, type, userOspId, currentAmount } of budgets.all()) {
    const company = users.get(userOspId ?? '')?.corporateAccountOspId
    if (!active || type !== 'MOBILITY_BUDGET' || company === undefined) continue
    const { count, cents } = remaining.get(company) ?? { count: 0, cents: 0 }
    remaining.set(company, { count: count + 1, cents: cents + toCents(currentAmount) })
  }
  const year = Number(newYear.slice(0, 4)) - 1
  for (const [company, { count, cents }] of remaining)
    for (const user of contactsOf(world, company, 'HR')) {
      const text = `${year}: ${count} × MOBILITY_BUDGET, ${toEuros(cents).toFixed(2)} EUR`
      sendMail(world, user, 'year_end', text, startOfDay(newYear))
    }
}

/** The booking that a new period makes on a budget, or `undefined` if there is none. */
function topUp(
  budget: BudgetRow,
  period: string,
  moment: number,
): { type: 'automatic_update_add' | 'automatic_update_reset'; cents: number } | undefined {
  const { active, limited, frequency, frequencyAmount, transferStrategy, type } = budget
  const { startActivationTime: start, endActivationTime: end } = budget
  const isNewYear = period.endsWith('01')
  const isMobilityYear = isNewYear && type === 'MOBILITY_BUDGET'
  if (!active || !limited) return undefined
  if (start !== undefined && moment < Date.parse(start)) return undefined
  if (end !== undefined && moment > Date.parse(end)) return undefined
  const before = toCents(budget.currentAmount)
  const isDue = frequency === 'MONTH' || (frequency === 'YEAR' && isNewYear)
  if (!isDue || frequencyAmount === undefined)
    // R095, G146: the remaining amount of a mobility budget with manual top-up expires.
    return isMobilityYear ? { type: 'automatic_update_reset', cents: -before } : undefined
  const upperLimit = budget.budgetUpperLimit === undefined ? Infinity : toCents(budget.budgetUpperLimit)
  const amount = toCents(frequencyAmount)
  const isReset =
    isMobilityYear ||
    transferStrategy === 'RESET' ||
    (isNewYear && transferStrategy === 'ADD_MONTHLY_RESET_YEARLY')
  if (isReset) return { type: 'automatic_update_reset', cents: Math.min(amount, upperLimit) - before }
  // The limit may have been lowered below the balance. That must not reduce the balance.
  return { type: 'automatic_update_add', cents: Math.max(0, Math.min(amount, upperLimit - before)) }
}
