import { dayAfter, dayAt } from '@/base/dates.ts'
import type { Strategy } from './budget-form.ts'
import { remainingOf, type Budget } from './use-budgets-of.ts'

export interface BudgetPeriod {
  readonly kind: 'year' | 'month' | 'own'
  /** The first and the last day, `yyyy-MM-dd` in Brussels. */
  readonly from: string
  readonly until: string
}

type Terms = Pick<Budget, 'type' | 'frequency' | 'startActivationTime' | 'endActivationTime'>

/**
 * The period for which the remaining amount must last: until the next top-up (R093), for a mobility budget until the
 * end of the year (R095). A budget that starts or ends within that time is limited to its own days.
 */
export function periodOf(budget: Terms, today: string): BudgetPeriod | undefined {
  const start = budget.startActivationTime && dayAt(budget.startActivationTime)
  const end = budget.endActivationTime && dayAt(budget.endActivationTime)
  const regular = regularPeriod(budget, today)
  if (!regular)
    return start !== undefined && end !== undefined ? { kind: 'own', from: start, until: end } : undefined
  const from = start !== undefined && start > regular.from ? start : regular.from
  const until = end !== undefined && end < regular.until ? end : regular.until
  const isFullPeriod = from === regular.from && until === regular.until
  return { kind: isFullPeriod ? regular.kind : 'own', from, until }
}

function regularPeriod({ type, frequency }: Terms, today: string): BudgetPeriod | undefined {
  const year = today.slice(0, 4)
  if (frequency === 'YEAR' || type === 'MOBILITY_BUDGET')
    return { kind: 'year', from: `${year}-01-01`, until: `${year}-12-31` }
  if (frequency !== 'MONTH') return undefined
  const month = today.slice(0, 7)
  // The first day of the next month, minus one day.
  const next = dayAfter(`${month}-28`, 4).slice(0, 7)
  return { kind: 'month', from: `${month}-01`, until: dayAfter(`${next}-01`, -1) }
}

/**
 * Whether the top-up on this day, `yyyy-MM-dd`, discards the remaining amount and starts again at the recurring amount
 * (R186). At the start of the year a mobility budget always does (R095).
 */
export function isResetOn(
  { type, transferStrategy }: Pick<Budget, 'type'> & { readonly transferStrategy?: Strategy | undefined },
  day: string,
): boolean {
  const isNewYear = day.slice(5, 7) === '01'
  if (isNewYear && (type === 'MOBILITY_BUDGET' || transferStrategy === 'ADD_MONTHLY_RESET_YEARLY'))
    return true
  return transferStrategy === 'RESET'
}

/** The part of a period that has passed before today, from 0 to 1. */
export function elapsedOf({ from, until }: BudgetPeriod, today: string): number {
  const days = (one: string, other: string): number => (Date.parse(other) - Date.parse(one)) / 86_400_000
  return Math.min(Math.max(days(from, today) / (days(from, until) + 1), 0), 1)
}

/** The spent amount of a limited budget, and its share of the whole. `undefined` if the whole is unknown (G144). */
export function usedOf(budget: Budget): { readonly amount: number; readonly share: number } | undefined {
  const { limited, total } = budget
  if (!limited || total === undefined || total <= 0) return undefined
  const amount = (Math.round(total * 100) - Math.round(remainingOf(budget) * 100)) / 100
  return { amount, share: amount / total }
}
