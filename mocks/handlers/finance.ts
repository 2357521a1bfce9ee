import type { components } from '@/api/generated/schema.ts'
import { budgetInactive } from '../behaviour/budgets/budget-changes.ts'
import { maySeeBudgetsOf, requireBudget, requireBudgetOwner } from '../behaviour/budgets/budgets.ts'
import { book, type Entry, toBudget } from '../behaviour/budgets/ledger.ts'
import {
  detailCsv,
  findInvoices,
  hasDetails,
  invoicesCsv,
  invoicesPdf,
  invoicesXlsx,
  invoicesXml,
  requireInvoice,
  statusAfterPayment,
  toInvoice,
  totalsOf,
} from '../behaviour/invoices/invoices.ts'
import { type Columns, paged, sorted } from '../behaviour/lists.ts'
import { MAX_CENTS, toCents, toEuros } from '../behaviour/money.ts'
import { localTime } from '~notations/brussels.ts'
import { dayOf } from '../behaviour/months.ts'
import { memoized } from '../behaviour/memoized.ts'
import { requireAccount, requireUser } from '../behaviour/access.ts'
import { createSearch } from '../behaviour/text.ts'
import { transactionWorkbook, XLSX } from '../behaviour/budgets/transaction-workbook.ts'
import { createTransactionConverter } from '../behaviour/budgets/balances.ts'
import { chargesIn } from '../behaviour/budgets/charges.ts'
import { bookingIdOf } from '../behaviour/budgets/to-transaction.ts'
import { generatedTransactions } from '../behaviour/budgets/transactions.ts'
import { accountsOfFilter } from '../behaviour/companies/accounts-of-filter.ts'
import { accountOfUser, refuseTopUp } from '../behaviour/companies/closing.ts'
import { fullName, refuseStale } from '../behaviour/users/users.ts'
import { handlersFor } from '../handler.ts'
import { conflict, invalidField, notFound, Refusal } from '../refusal.ts'
import type { BudgetRow, CorporateAccountRow, InvoiceRow, TransactionRow, UserRow } from '../tables.ts'
import type { World } from '../world.ts'

type Filter = components['schemas']['TransactionFilter']

const COLUMNS: Columns<TransactionRow> = {
  date: ({ date }) => Date.parse(date),
  amountVatIncl: ({ amountVatIncl }) => amountVatIncl,
}
const INVOICE_COLUMNS: Columns<InvoiceRow> = {
  invoiceDate: ({ invoiceDate }) => invoiceDate,
  number: ({ number }) => number,
  amountVatIncl: ({ amountVatIncl }) => amountVatIncl,
  dueDate: ({ dueDate }) => dueDate,
}
const BYTES = 'application/octet-stream'

export const finance = handlersFor({
  getBudgetTransactionsByFilter({ world, caller, query, body, reply }) {
    const { found, convert } = findTransactions(world, caller, body, query.sort)
    return reply(200, paged(found, query, convert))
  },

  async downloadBudgetTransactionsXlsx({ world, caller, body, raw }) {
    const { found, convert } = findTransactions(world, caller, body)
    const workbook = await transactionWorkbook(found.map(convert), caller.language)
    return raw(200, XLSX, workbook, { 'content-disposition': 'attachment; filename="transactions.xlsx"' })
  },

  addTransactionForUser({ world, caller, body, reply }) {
    const user = requireUser(world, caller, body.userOspId)
    const budget = requireBudget(world, caller, body.budgetOspId)
    if (budget.ownerOspId !== user.ospId) throw notFound()
    if (!budget.active) throw budgetInactive()
    if (!budget.limited) throw budgetUnlimited()
    refuseTopUp(world, accountOfUser(world, user))
    const cents = toCents(body.amount)
    refuseBeyondLimit(budget, cents)
    const { budgetUpperLimit: upperLimit, currentAmount } = budget
    if (upperLimit !== undefined && cents > 0 && toCents(currentAmount) + cents > toCents(upperLimit))
      throw invalidField('amount', 'budgetUpperLimit', 'The amount is over the upper limit', {
        max: toEuros(Math.max(0, toCents(upperLimit) - toCents(currentAmount))),
      })
    return reply(
      200,
      bookTransaction(world, budget, { type: 'manual_update', cents, ...optionalDescription(body) }),
    )
  },

  addTransactionForCorporateAccount({ world, caller, body, reply }) {
    const account = requireAccount(world, caller, body.corporateAccountOspId)
    requireBudgetOwner(world, caller, account.ospId)
    const budget = world.tables.budgets.by('owner', account.ospId).find(({ active }) => active)
    if (!budget) throw budgetInactive()
    refuseTopUp(world, account)
    const cents = toCents(body.amount)
    refuseBeyondLimit(budget, cents)
    const type = cents > 0 ? 'topup' : 'manual_update'
    return reply(200, bookTransaction(world, budget, { type, cents, ...optionalDescription(body) }))
  },

  findInvoicesByFilter({ world, caller, query, body, reply }) {
    const rows = sorted(
      findInvoices(world, caller, body),
      query.sort ?? '-invoiceDate',
      INVOICE_COLUMNS,
      ({ id }) => id,
    )
    const page = paged(rows, query, (row) => toInvoice(world, row))
    return reply(200, { ...page, totals: totalsOf(world, rows) })
  },

  getInvoice({ world, caller, body, reply }) {
    return reply(200, toInvoice(world, requireInvoice(world, caller, body.id)))
  },

  registerInvoicePayment({ world, caller, body, reply }) {
    const invoice = requireInvoice(world, caller, body.id)
    refuseStale(invoice.version, body.version)
    if (body.paymentDate > dayOf(world.now()))
      throw invalidField('paymentDate', 'not_future', 'The day is still to come')
    const maximum = MAX_CENTS - invoice.payments.reduce((sum, { amount }) => sum + toCents(amount), 0)
    if (toCents(body.amount) > maximum)
      throw invalidField('amount', 'maximum', 'The payments add up to too much', { max: toEuros(maximum) })
    const payments = [...invoice.payments, { paymentDate: body.paymentDate, amount: body.amount }]
    const status = statusAfterPayment({ ...invoice, payments })
    const version = invoice.version + 1
    const change = { payments, status, version }
    return reply(200, toInvoice(world, world.tables.invoices.update(invoice.id, change)))
  },

  downloadInvoicesPdfByFilter({ world, caller, body, raw }) {
    return raw(200, BYTES, invoicesPdf(downloadedInvoices(world, caller, body)), attachment('invoices.pdf'))
  },
  downloadInvoicesXmlByFilter({ world, caller, body, raw }) {
    return raw(200, BYTES, invoicesXml(downloadedInvoices(world, caller, body)), attachment('invoices.xml'))
  },
  downloadInvoicesCsvByFilter({ world, caller, body, raw }) {
    return raw(200, BYTES, invoicesCsv(downloadedInvoices(world, caller, body)), attachment('invoices.csv'))
  },
  async downloadInvoicesXlsx({ world, caller, body, raw }) {
    return raw(
      200,
      XLSX,
      await invoicesXlsx(downloadedInvoices(world, caller, body), caller.language),
      attachment('invoices.xlsx'),
    )
  },

  downloadInvoicePdf({ world, caller, path, raw }) {
    const invoice = requireInvoice(world, caller, path.id)
    return raw(200, 'application/pdf', invoicesPdf([invoice]), attachment(`${invoice.number}.pdf`))
  },
  downloadInvoiceXml({ world, caller, path, raw }) {
    const invoice = requireInvoice(world, caller, path.id)
    return raw(200, 'application/xml', invoicesXml([invoice]), attachment(`${invoice.number}.xml`))
  },
  async downloadInvoiceDetailCsv({ world, caller, path, raw }) {
    const invoice = requireInvoice(world, caller, path.id)
    if (!hasDetails(world, invoice)) throw noDetailReport()
    const csv = await detailCsv(world, invoice).text()
    return raw(200, 'text/csv', csv, attachment(`${invoice.number}.csv`))
  },
})

/** Refuses a booking after which the balance would exceed the maximum amount (G012). */
function refuseBeyondLimit({ currentAmount }: BudgetRow, cents: number): void {
  const before = toCents(currentAmount)
  if (Math.abs(before + cents) <= MAX_CENTS) return
  if (cents > 0)
    throw invalidField('amount', 'maximum', 'The budget cannot hold this', {
      max: toEuros(MAX_CENTS - before),
    })
  throw invalidField('amount', 'minimum', 'The budget cannot owe this', {
    min: toEuros(-MAX_CENTS - before),
  })
}

function bookTransaction(world: World, stored: BudgetRow, entry: Entry) {
  const { budget, transaction } = book(world, stored, entry)
  return { transaction, budget: toBudget(world, budget) }
}

const optionalDescription = ({ description }: { description?: string }) =>
  description === undefined ? {} : { description }

/** The transactions that match the filter and that the caller may see, in order, and a function that converts them. */
function findTransactions(world: World, caller: UserRow, filter: Filter, sort = '-date') {
  const { dateFrom = '', dateTo = '9999-12-31' } = filter
  if (dateTo < dateFrom) throw invalidField('dateTo', 'date_order', 'The last day is before the first')
  const { rows, convert, ...among } = transactionsInOrder(world, caller, filter, sort)
  const conditions = conditionsOf(filter, among)
  if (conditions.length === 0) return { found: rows, convert }
  return { found: rows.filter((row) => conditions.every((matches) => matches(row))), convert }
}

/** Only the conditions that the filter sets, because checking all of them for tens of thousands of rows takes time. */
function conditionsOf(
  filter: Filter,
  { searchBy, isCharge }: Pick<ReturnType<typeof transactionsInOrder>, 'searchBy' | 'isCharge'>,
): ((row: TransactionRow) => boolean)[] {
  const { budgetOspId, userOspId, types, budgetTypes, charge, amount, dateFrom, dateTo, search = '' } = filter
  const conditionIf = (isSet: boolean, condition: (row: TransactionRow) => boolean) =>
    isSet ? [condition] : []
  return [
    ...conditionIf(budgetOspId !== undefined, (row) => row.budgetOspId === budgetOspId),
    ...conditionIf(userOspId !== undefined, (row) => row.userOspId === userOspId),
    ...conditionIf(types !== undefined, ({ type }) => types?.includes(type) === true),
    ...conditionIf(budgetTypes !== undefined, ({ budgetType }) => budgetTypes?.includes(budgetType) === true),
    ...conditionIf(charge !== undefined, (row) => isCharge(row) === charge),
    ...conditionIf(
      amount !== undefined,
      ({ amountVatIncl }) => Math.abs(toCents(amountVatIncl)) === toCents(amount ?? 0),
    ),
    ...conditionIf(dateFrom !== undefined, ({ date }) => date.slice(0, 10) >= (dateFrom ?? '')),
    ...conditionIf(dateTo !== undefined, ({ date }) => date.slice(0, 10) <= (dateTo ?? '')),
    ...conditionIf(search.trim() !== '', searchBy(search)),
  ]
}

/** The tables that a transaction depends on, including its texts and its company. */
const TRANSACTION_TABLES = [
  'transactions',
  'budgets',
  'events',
  'users',
  'identificationTokens',
  'corporateAccounts',
  'partners',
  'partnerLinks',
] as const

/** The transactions that the caller may see, of the companies in the filter. */
function transactionsInOrder(world: World, caller: UserRow, filter: Filter, sort: string) {
  const accounts = accountsOf(world, caller, filter)
  const { partnerOspId, corporateAccountOspId, budgetOspId, userOspId } = filter
  const scope = [caller.ospId, partnerOspId, corporateAccountOspId, budgetOspId, userOspId]
  // The generated transactions of today depend on the minute.
  const key = JSON.stringify(['transactions', sort, localTime(world.now()).slice(0, 16), ...scope])
  return memoized(world, key, TRANSACTION_TABLES, () => {
    const all = accounts.flatMap((account) => [
      ...generatedTransactions(world, account),
      ...world.tables.transactions.by('corporateAccount', account.ospId),
    ])
    const visible = new Map<string, boolean>()
    const isVisible = ({ userOspId, corporateAccountOspId }: TransactionRow): boolean => {
      const owner = userOspId ?? corporateAccountOspId ?? ''
      const cached = visible.get(owner) ?? maySeeBudgetsOf(world, caller, owner)
      visible.set(owner, cached)
      return cached
    }
    const rows = sorted(all.filter(isVisible), sort, COLUMNS, ({ ospId }) => ospId)
    const charges = chargesIn(rows)
    return {
      rows,
      convert: createTransactionConverter(world, all, charges),
      isCharge: charges.isCharge,
      searchBy: transactionSearch(world),
    }
  })
}

/** Searches in the texts, and in the numbers that identify a transaction: of cards and bookings. */
function transactionSearch(world: World) {
  const { users, identificationTokens } = world.tables
  const texts = new Map<string, string>()
  const textOfUser = (userOspId: string): string => {
    const cached = texts.get(userOspId)
    if (cached !== undefined) return cached
    const user = users.get(userOspId)
    const numbers = identificationTokens.by('user', userOspId).map(({ cardNumber }) => cardNumber ?? '')
    const text = [user ? fullName(user) : '', ...numbers].join('\n')
    texts.set(userOspId, text)
    return text
  }
  return createSearch<TransactionRow>((row) => [
    row.description,
    row.userOspId !== undefined ? textOfUser(row.userOspId) : undefined,
    bookingIdOf(world, row),
  ])
}

/**
 * The companies of the transactions that the filter selects. Throws 404 for a company, budget or user that the
 * caller may not see.
 */
function accountsOf(world: World, caller: UserRow, filter: Filter): readonly CorporateAccountRow[] {
  const { budgets, corporateAccounts, users } = world.tables
  const selected = accountsOfFilter(world, caller, filter)
  const owners = [
    ...(filter.budgetOspId === undefined ? [] : [budgets.require(filter.budgetOspId).ownerOspId]),
    ...(filter.userOspId === undefined ? [] : [users.require(filter.userOspId).ospId]),
  ].map((owner) => requireBudgetOwner(world, caller, owner))
  const [owner] = owners
  if (filter.corporateAccountOspId !== undefined || owner === undefined) return selected
  const account = corporateAccounts.get(users.get(owner)?.corporateAccountOspId ?? owner)
  return account && (filter.partnerOspId === undefined || selected.includes(account)) ? [account] : []
}

const budgetUnlimited = () =>
  conflict('BUDGET_UNLIMITED', 'The budget is unlimited.', {
    nl: 'Dit budget is onbeperkt.',
    en: 'This budget is unlimited.',
    fr: 'Ce budget est illimité.',
  })

/** The invoices of a download, oldest first. Throws 404 when there are none. */
function downloadedInvoices(
  world: World,
  caller: UserRow,
  filter: components['schemas']['InvoiceFilter'],
): InvoiceRow[] {
  const found = sorted(findInvoices(world, caller, filter), 'invoiceDate', INVOICE_COLUMNS, ({ id }) => id)
  if (found.length === 0) throw notFound()
  return found
}

const attachment = (name: string) => ({ 'content-disposition': `attachment; filename="${name}"` })

/** R255: the portal shows this message when an invoice has no detail report. */
const noDetailReport = () =>
  new Refusal(404, {
    message: 'An invoice detail report does not exist for this corporate account and period.',
    code: 'INVOICE_DETAIL_NOT_FOUND',
    errorLabel: {
      nl: 'Er bestaat geen detailrapport van de factuur voor dit bedrijf en deze periode.',
      en: 'An invoice detail report does not exist for this corporate account and period.',
      fr: "Il n'existe pas de rapport détaillé de facture pour cette entreprise et cette période.",
    },
  })
