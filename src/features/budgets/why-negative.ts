import { sumEuros } from '@/i18n/formats.ts'
import type { Transaction } from '@/domain/transactions/transactions-query.ts'

/** A transaction with the balance after it. */
export interface Step {
  readonly transaction: Transaction
  readonly balance: number
}

export interface Reason {
  /** The transaction since which the budget has been below zero. */
  readonly crossing: Step
  /** The steps from shortly before the crossing until now, the oldest first. */
  readonly steps: readonly Step[]
  /** The amount that would bring the budget back to zero. */
  readonly shortfall: number
}

/** How many transactions before the crossing are shown. */
const BEFORE = 6

/**
 * Why a budget is below zero: the last transaction after which it never reached zero again. `transactions` are all of
 * the budget, in any order. If a response has no running balance, it is computed from the current balance.
 */
export function reasonOf(transactions: readonly Transaction[], now: number): Reason | undefined {
  if (now >= 0) return undefined
  const steps = runningBalance(transactions, now)
  const last = steps.findLastIndex(({ transaction, balance }) => {
    const before = sumEuros([balance, -transaction.amountVatIncl])
    return before >= 0 && balance < 0
  })
  // A budget may have started below zero: then its first transaction is the reason.
  const at = Math.max(last, 0)
  const crossing = steps[at]
  if (!crossing) return undefined
  return { crossing, steps: steps.slice(Math.max(at - BEFORE, 0)), shortfall: -now }
}

/** The transactions sorted by time, each with the balance after it. */
function runningBalance(transactions: readonly Transaction[], now: number): readonly Step[] {
  // Transactions at the same moment keep the order of the response, which is the order of booking.
  const oldestFirst = transactions.toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date))
  let balance = now
  const newestFirst = oldestFirst.toReversed().map((transaction) => {
    const step = { transaction, balance }
    balance = sumEuros([balance, -transaction.amountVatIncl])
    return step
  })
  return newestFirst.reverse()
}
