import { dayAfter } from '@/base/dates.ts'
import { sumEuros } from '@/i18n/formats.ts'
import { isResetOn } from './budget-period.ts'
import type { BudgetValues } from './budget-form.ts'

export interface TopUp {
  /** `yyyy-MM-dd` in Brussels. */
  readonly day: string
  /** The recurring amount or the initial amount of the budget, in euros. */
  readonly amount: number
  /** The balance of the budget afterwards if nothing is spent, in euros. */
  readonly balance: number
}

/**
 * The initial amount of a new budget, and its next top-ups (R093, R094), at most `count` in total. Empty for an
 * unlimited budget, and until an amount is filled in.
 */
export function topUpsOf(values: BudgetValues, today: string, count = 4): readonly TopUp[] {
  const { type, unlimited, frequency, transferStrategy, equalToRecurring, from, until } = values
  if (unlimited) return []
  const recurring = frequency === 'MANUAL' ? undefined : amountOf(values.frequencyAmount)
  const start = recurring !== undefined && equalToRecurring ? recurring : amountOf(values.startAmount)
  const limit = amountOf(values.budgetUpperLimit) ?? Infinity
  const first = from !== undefined && from > today ? from : today
  const topUps: TopUp[] = []
  let balance = 0
  if (start !== undefined && start > 0) {
    balance = Math.min(start, limit)
    topUps.push({ day: first, amount: start, balance })
  }
  if (recurring === undefined || frequency === 'MANUAL') return topUps
  for (let day = nextStart(first, frequency); topUps.length < count; day = nextStart(day, frequency)) {
    if (until !== undefined && day > until) break
    const isReset = isResetOn({ type, transferStrategy }, day)
    balance = Math.min(isReset ? recurring : sumEuros([balance, recurring]), limit)
    topUps.push({ day, amount: recurring, balance })
  }
  return topUps
}

/** A field may contain text that is not an amount yet. */
const amountOf = (euros: number | undefined): number | undefined =>
  typeof euros === 'number' && Number.isFinite(euros) ? euros : undefined

/** The first day of the next month or year. */
function nextStart(day: string, frequency: 'MONTH' | 'YEAR'): string {
  if (frequency === 'YEAR') return `${Number(day.slice(0, 4)) + 1}-01-01`
  return `${dayAfter(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`
}
