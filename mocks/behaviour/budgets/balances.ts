/** The balance after each transaction. */
import type { components } from '@/api/generated/schema.ts'
import type { TransactionRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { MAX_CENTS, toCents, toEuros } from '../money.ts'
import type { Charges } from './charges.ts'
import { toTransaction } from './to-transaction.ts'
import { isCounted } from './transactions.ts'

type Transaction = components['schemas']['Transaction']

/**
 * Returns a function that converts a row to a transaction with the balance after it. `rows` are all transactions of the
 * budgets concerned. Balances are computed backwards: the newest transaction ends at the current balance, and each
 * earlier balance is less by the amount of the transaction that follows.
 */
export function createTransactionConverter(
  world: World,
  rows: readonly TransactionRow[],
  { isCharge, chargedBudgetOf }: Charges,
): (row: TransactionRow) => Transaction {
  const byBudget = new Map<string, TransactionRow[]>()
  for (const row of rows) {
    const budgetRows = byBudget.get(row.budgetOspId)
    if (budgetRows) budgetRows.push(row)
    else byBudget.set(row.budgetOspId, [row])
  }
  const balancesByBudget = new Map<string, Map<string, number>>()
  return (row) => {
    let balances = balancesByBudget.get(row.budgetOspId)
    if (!balances) {
      balances = balancesOf(world, row.budgetOspId, byBudget.get(row.budgetOspId) ?? [])
      balancesByBudget.set(row.budgetOspId, balances)
    }
    return toTransaction(world, row, {
      balance: balances.get(row.ospId) ?? 0,
      charge: isCharge(row),
      companyBudgetOspId: chargedBudgetOf(row),
    })
  }
}

/** The balance after each transaction, by the id of the transaction. */
function balancesOf(world: World, budgetOspId: string, rows: readonly TransactionRow[]): Map<string, number> {
  const { budgets, transactions } = world.tables
  const isStored = (ospId: string): boolean => transactions.get(ospId) !== undefined
  // Among transactions at the same moment, the last booked one is the latest. Other rows keep the order of lists.
  const byId = (one: string, other: string): number => {
    const direction = isStored(one) && isStored(other) ? -1 : 1
    return one < other ? -direction : direction
  }
  const latestFirst = rows
    .map((row) => ({ row, at: Date.parse(row.date) }))
    .sort((one, other) => other.at - one.at || byId(one.row.ospId, other.row.ospId))
  let cents = toCents(budgets.require(budgetOspId).currentAmount)
  const balances = new Map<string, number>()
  for (const { row } of latestFirst) {
    // Backdated bookings may have exceeded the maximum amount on that day (G012).
    balances.set(row.ospId, toEuros(Math.max(-MAX_CENTS, Math.min(MAX_CENTS, cents))))
    if (isCounted(world, row, isStored)) cents -= toCents(row.amountVatIncl)
  }
  return balances
}
