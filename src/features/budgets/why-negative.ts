import { sumEuros } from '@/i18n/formats.ts'
import type { Transaction } from '@/domain/transactions/transactions-query.ts'

/** A transaction with what was on the budget after it. */
export interface Step {
  readonly transaction: Transaction
  readonly balance: number
}

export interface Reason {
  /** The transaction that brought the budget below zero, where it still is. */
  readonly crossing: Step
  /** From some time before the crossing until now, the oldest first. */
  readonly steps: readonly Step[]
  /** What would bring the budget back to zero. */
  readonly shortfall: number
}

/** So many transactions before the crossing show how it came near zero. */
const BEFORE = 6

/**
 * Why a budget is below zero: the last transaction after which it never was at zero or above again. `transactions` are all
 * of the budget, in any order. Where an answer has no running balance, it follows from what is on the budget now.
 */
export function reasonOf(transactions: readonly Transaction[], now: number): Reason | undefined {
  if (now >= 0) return undefined
  const steps = runningBalance(transactions, now)
  const last = steps.findLastIndex(({ transaction, balance }) => {
    const before = sumEuros([balance, -transaction.amountVatIncl])
    return before >= 0 && balance < 0
  })
  // A budget may have been opened below zero: then its first transaction is the reason.
  const at = Math.max(last, 0)
  const crossing = steps[at]
  if (!crossing) return undefined
  return { crossing, steps: steps.slice(Math.max(at - BEFORE, 0)), shortfall: -now }
}

/** The transactions in order of time, each with what was on the budget after it. */
function runningBalance(transactions: readonly Transaction[], now: number): readonly Step[] {
  // Those of one moment stay in the order of the answer, which is the order of booking.
  const oldestFirst = transactions.toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date))
  let balance = now
  const newestFirst = oldestFirst.toReversed().map((transaction) => {
    const step = { transaction, balance }
    balance = sumEuros([balance, -transaction.amountVatIncl])
    return step
  })
  return newestFirst.reverse()
}
