/**
 * Bookings on budgets, in whole cents. A user's spending is also charged to the company: it reduces the budget of a
 * prepaid company, and another company pays it with its next invoice (R199, `invoices/invoicing.ts`).
 */
import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import type { BudgetRow, TransactionRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { toTransaction } from './to-transaction.ts'
import { sendMail } from '../messages/mail.ts'
import { toCents, toEuros } from '../money.ts'
import { localTime } from '~notations/brussels.ts'
import { contactsOf } from '../users/users.ts'

type Schemas = components['schemas']

export interface Entry {
  type: string
  cents: number
  description?: string
  eventOspId?: string
  vatPercentage?: number
  mobilityMode?: string
  /** ISO 8601. Default: now. */
  date?: string
  /** The id of the transaction. Default: a new one. */
  ospId?: string
}

/** Types of transactions that a user's spending causes. The others fill or correct a budget. */
const SPENDING = new Set(['event', 'update', 'refund'])

export function toBudget(world: World, row: BudgetRow): Schemas['Budget'] {
  const budget = row.limited ? { ...row, remaining: row.currentAmount } : row
  const { threshold, paymentReference } = termsOfCompany(world, row)
  return {
    ...budget,
    ...withoutUndefined({ threshold, paymentReference }),
  }
}

/** The values that a company's budget reads from its company, so that each is stored in one place only. */
export function termsOfCompany(world: World, { type, ownerOspId }: BudgetRow): Partial<BudgetRow> {
  if (type !== 'COMPANY_BUDGET') return {}
  return world.tables.corporateAccounts.get(ownerOspId)?.data ?? {}
}

/** Stores a change of a budget with the next version number. */
export const changeBudget = (
  world: World,
  { ospId, version }: BudgetRow,
  change: { [Name in keyof BudgetRow]?: BudgetRow[Name] | undefined },
): BudgetRow => world.tables.budgets.update(ospId, { ...change, version: version + 1 })

/**
 * Books an amount on a budget: stores a transaction and the new balance, with the next version number. When a user
 * spent it, books the same on a prepaid company's budget.
 */
export function book(world: World, { ospId }: BudgetRow, entry: Entry) {
  const { version } = world.tables.budgets.require(ospId)
  const transaction = bookWithoutNewVersion(world, ospId, entry)
  const budget = world.tables.budgets.update(ospId, { version: version + 1 })
  const derived = { balance: budget.currentAmount, charge: false }
  return { budget, transaction: toTransaction(world, transaction, derived) }
}

/** Books an amount but keeps the version number. Used for scheduled work, so that no open form becomes stale. */
export function bookWithoutNewVersion(world: World, ospId: string, entry: Entry): TransactionRow {
  const stored = world.tables.budgets.require(ospId)
  const cents = toCents(stored.currentAmount) + entry.cents
  const budget = world.tables.budgets.update(ospId, { currentAmount: toEuros(cents) })
  if (budget.type === 'COMPANY_BUDGET') warnBelowThreshold(world, stored.currentAmount, budget, entry.date)
  else if (SPENDING.has(entry.type)) chargeCompany(world, budget, entry)
  return world.tables.transactions.insert(newTransaction(world, budget, entry))
}

function chargeCompany(world: World, { ownerOspId }: BudgetRow, { ospId, ...entry }: Entry): void {
  const { budgets, corporateAccounts, users } = world.tables
  const account = corporateAccounts.get(users.get(ownerOspId)?.corporateAccountOspId ?? '')
  // R104: late costs of a closed company are no longer invoiced, so its budget or deposit bears them.
  const isInvoiced = account?.data.paymentType !== 'PREPAID' && account?.active !== false
  if (!account || isInvoiced) return
  const payer = budgets.by('owner', account.ospId).find(({ active }) => active)
  if (payer)
    bookWithoutNewVersion(world, payer.ospId, {
      ...entry,
      ...(ospId !== undefined && { ospId: `${ospId}-c` }),
    })
}

/** R079: mails the budget contacts when a booking takes a company budget below its threshold. */
function warnBelowThreshold(world: World, before: number, budget: BudgetRow, date?: string): void {
  const { currentAmount, ownerOspId } = budget
  const { threshold } = termsOfCompany(world, budget)
  if (threshold === undefined || before < threshold || currentAmount >= threshold) return
  for (const user of contactsOf(world, ownerOspId, 'BUDGET'))
    sendMail(world, user, 'threshold', `${currentAmount.toFixed(2)} EUR`, date)
}

function newTransaction(world: World, budget: BudgetRow, { cents, date, ospId, ...details }: Entry) {
  const { users, corporateAccounts } = world.tables
  const user = users.get(budget.ownerOspId)
  const account = corporateAccounts.get(user?.corporateAccountOspId ?? budget.ownerOspId)
  return {
    ospId: ospId ?? world.nextId('t'),
    date: date ?? localTime(world.now()),
    amountVatIncl: toEuros(cents),
    ...details,
    budgetOspId: budget.ospId,
    budgetType: budget.type,
    ...(user && { userOspId: user.ospId }),
    ...(account && { corporateAccountOspId: account.ospId }),
  }
}
