/** The two transactions of an event whose cost a prepaid company bears: on the user's budget and on its own (R199). */
import type { TransactionRow } from '../../tables.ts'

export interface Charges {
  /** Whether the row charges the company for a row on the budget of a user. */
  readonly isCharge: (row: TransactionRow) => boolean
  /** The budget of the company that is charged for the row. */
  readonly chargedBudgetOf: (row: TransactionRow) => string | undefined
}

/** Finds the pairs among the rows that a caller may see: who sees one of the two does not know of the other. */
export function chargesIn(rows: readonly TransactionRow[]): Charges {
  const spent = new Set<string>()
  const charged = new Map<string, string>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key === undefined) continue
    if (row.userOspId === undefined) charged.set(key, row.budgetOspId)
    else spent.add(key)
  }
  return {
    isCharge: (row) => row.userOspId === undefined && spent.has(keyOf(row) ?? ''),
    chargedBudgetOf: (row) => (row.userOspId === undefined ? undefined : charged.get(keyOf(row) ?? '')),
  }
}

/** The refund of an event is charged like the event itself. */
const keyOf = ({ eventOspId, type }: TransactionRow): string | undefined =>
  eventOspId === undefined ? undefined : `${eventOspId} ${type}`
