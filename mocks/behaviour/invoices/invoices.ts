/** Invoices as the contract describes them, and as files. */
import writeExcelFile from 'write-excel-file/universal'
import isDate from '~openapi/formats/date.ts'
import { csvText } from '~notations/csv-cell.ts'
import type { components } from '@/api/generated/schema.ts'
import { isOspAdmin } from '../../auth.ts'
import { forbidden, invalidField } from '../../refusal.ts'
import type { InvoiceRow, UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { eventsOf } from '../budgets/events.ts'
import { spendingOf } from '../budgets/transactions.ts'
import { toCents, toEuros } from '../money.ts'
import { writePdf } from '../files/pdf.ts'
import { requireAccount } from '../access.ts'
import { accountsOfFilter } from '../companies/accounts-of-filter.ts'
import { calendarOf, dayOf } from '../months.ts'
import { memoized } from '../memoized.ts'
import { spentCents } from '../budgets/event-cost.ts'
import { createSearch } from '../text.ts'
import { fullName } from '../users/users.ts'
import { inLanguage, type ByLanguage } from '../in-language.ts'

type Schemas = components['schemas']
type Invoice = Schemas['Invoice']
type Language = Schemas['Language']

const search = createSearch<InvoiceRow>(({ number, corporateAccount, supplier }) => [
  number,
  corporateAccount.name,
  supplier?.name,
])

export function toInvoice(world: World, row: InvoiceRow): Invoice {
  const open = openCents(row)
  return {
    ...row,
    paidAmount: toEuros(toCents(row.amountVatIncl) - open),
    openAmount: toEuros(open),
    overdue: isOverdue(world, row),
    hasDetailReport: hasDetails(world, row),
  }
}

const isOverdue = (world: World, row: InvoiceRow): boolean =>
  openCents(row) > 0 && row.dueDate < dayOf(world.now())

/** Negative when too much was paid. */
const openCents = ({ payments, amountVatIncl }: InvoiceRow): number =>
  payments.reduce((cents, { amount }) => cents - toCents(amount), toCents(amountVatIncl))

/** The sum of the open amounts. */
export function totalsOf(world: World, rows: readonly InvoiceRow[]): Schemas['InvoiceTotals'] {
  const open = rows.filter((row) => openCents(row) > 0)
  const overdue = open.filter((row) => isOverdue(world, row))
  const sum = (some: readonly InvoiceRow[]): number =>
    toEuros(some.reduce((cents, row) => cents + openCents(row), 0))
  return {
    openAmount: sum(open),
    openCount: open.length,
    overdueAmount: sum(overdue),
    overdueCount: overdue.length,
  }
}

/** The invoices that match the filter and that the caller may access. */
export function findInvoices(world: World, caller: UserRow, filter: Schemas['InvoiceFilter']): InvoiceRow[] {
  const { dateFrom = '', dateTo = '9999-12-31', selfBilling = false, statuses } = filter
  if (dateTo < dateFrom) throw invalidField('dateTo', 'date_order', 'The last day is before the first')
  if (selfBilling) refuseSelfBilling(caller)
  return accountsOfFilter(world, caller, filter)
    .flatMap(({ ospId }) => world.tables.invoices.by('corporateAccount', ospId))
    .filter(
      (invoice) =>
        invoice.selfBilling === selfBilling &&
        (statuses === undefined || statuses.includes(invoice.status)) &&
        invoice.invoiceDate >= dateFrom &&
        invoice.invoiceDate <= dateTo &&
        (filter.overdue === undefined || isOverdue(world, invoice) === filter.overdue),
    )
    .filter(search(filter.search))
}

/** Returns the invoice, or throws the contract's 404. */
export function requireInvoice(world: World, caller: UserRow, id: string): InvoiceRow {
  const invoice = world.tables.invoices.require(id)
  requireAccount(world, caller, invoice.corporateAccount.ospId)
  if (invoice.selfBilling) refuseSelfBilling(caller)
  return invoice
}

/** R040: self-billing invoices require the role invoice_manager. */
function refuseSelfBilling(caller: UserRow): void {
  if (!isOspAdmin(caller) && !caller.roles.includes('invoice_manager')) throw forbidden()
}

/** R100: the status of an invoice after a payment. */
export function statusAfterPayment(row: InvoiceRow): string {
  const open = openCents(row)
  if (open === 0) return 'paid'
  return open > 0 ? 'insufficient_payment' : 'excessive_payment'
}

export const invoicesPdf = (invoices: readonly InvoiceRow[]): Blob =>
  writePdf(
    invoices.map((invoice) => [
      `Factuur ${invoice.number}`,
      invoice.corporateAccount.name,
      '',
      `Factuurdatum: ${invoice.invoiceDate}`,
      `Vervaldatum: ${invoice.dueDate}`,
      `Periode: ${invoice.period.slice(4)}/${invoice.period.slice(0, 4)}`,
      '',
      `Totaal excl. btw: EUR ${invoice.amountVatExcl.toFixed(2)}`,
      `Totaal incl. btw: EUR ${invoice.amountVatIncl.toFixed(2)}`,
    ]),
  )

export function invoicesXml(invoices: readonly InvoiceRow[]): Blob {
  const one = (invoice: InvoiceRow): string =>
    [
      '  <Invoice>',
      `    <ID>${xml(invoice.number)}</ID>`,
      `    <IssueDate>${invoice.invoiceDate}</IssueDate>`,
      `    <DueDate>${invoice.dueDate}</DueDate>`,
      `    <Customer>${xml(invoice.corporateAccount.name)}</Customer>`,
      `    <TaxExclusiveAmount currencyID="EUR">${invoice.amountVatExcl.toFixed(2)}</TaxExclusiveAmount>`,
      `    <TaxInclusiveAmount currencyID="EUR">${invoice.amountVatIncl.toFixed(2)}</TaxInclusiveAmount>`,
      '  </Invoice>',
    ].join('\n')
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<Invoices>\n${invoices.map(one).join('\n')}\n</Invoices>\n`
  return new Blob([text], { type: 'application/xml' })
}

const HEAD = [
  'number',
  'company',
  'period',
  'invoiceDate',
  'dueDate',
  'amountVatExcl',
  'amountVatIncl',
  'status',
]

/** People read the workbook and programs read the CSV, so only the workbook's header is in the caller's language. */
const WORKBOOK_HEAD: ByLanguage<readonly string[]> = {
  nl: [
    'Nummer',
    'Bedrijf',
    'Periode',
    'Factuurdatum',
    'Vervaldatum',
    'Bedrag excl. btw (EUR)',
    'Bedrag incl. btw (EUR)',
    'Status',
  ],
  en: [
    'Number',
    'Company',
    'Period',
    'Invoice date',
    'Due date',
    'Amount excl. VAT (EUR)',
    'Amount incl. VAT (EUR)',
    'Status',
  ],
  fr: [
    'Numéro',
    'Entreprise',
    'Période',
    'Date de facture',
    'Échéance',
    'Montant HTVA (EUR)',
    'Montant TVAC (EUR)',
    'Statut',
  ],
}

/** The names of the statuses. An unknown status is shown as its key. */
const STATUSES: Readonly<Record<string, ByLanguage<string>>> = {
  created: { nl: 'Gemaakt', en: 'Created', fr: 'Créée' },
  sent: { nl: 'Verzonden', en: 'Sent', fr: 'Envoyée' },
  paid: { nl: 'Betaald', en: 'Paid', fr: 'Payée' },
  insufficient_payment: { nl: 'Te weinig betaald', en: 'Paid too little', fr: 'Paiement insuffisant' },
  excessive_payment: { nl: 'Te veel betaald', en: 'Paid too much', fr: 'Paiement excessif' },
}

export const invoicesCsv = (invoices: readonly InvoiceRow[]): Blob =>
  new Blob([csvText([HEAD, ...invoices.map((invoice) => cells(invoice).map(String))])], { type: 'text/csv' })

export const invoicesXlsx = (invoices: readonly InvoiceRow[], language: Language): Promise<Blob> =>
  writeExcelFile(
    [
      inLanguage(WORKBOOK_HEAD, language).map((value) => ({ value, fontWeight: 'bold' as const })),
      ...invoices.map((invoice) =>
        cells({ ...invoice, status: inLanguage(STATUSES[invoice.status], language) ?? invoice.status }).map(
          (value) => {
            if (typeof value === 'number') return { value, type: Number, format: '#,##0.00' }
            return isDate(value)
              ? { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' }
              : { value, type: String }
          },
        ),
      ),
    ],
    { sheet: 'Invoices' },
  ).toBlob()

/**
 * R255: whether there are details to download. An invoice has none if it has no detail report, or if its period has no
 * spending, or no longer has any. The results are cached, because a list needs them for each of its invoices.
 */
export function hasDetails(world: World, row: InvoiceRow): boolean {
  if (!row.hasDetailReport) return false
  const { corporateAccount, period } = row
  const account = world.tables.corporateAccounts.require(corporateAccount.ospId)
  const key = `invoice details ${calendarOf(world.now()).month}`
  const results = memoized(world, key, DETAIL_TABLES, () => new Map<string, boolean>())
  const invoiceKey = `${account.ospId} ${period}`
  const cached = results.get(invoiceKey)
  if (cached !== undefined) return cached
  const hasSpending =
    spendingOf(world, account, period).length > 0 ||
    world.tables.events
      .by('corporateAccount', account.ospId)
      .some(({ date }) => date.startsWith(monthOf(period)))
  results.set(invoiceKey, hasSpending)
  return hasSpending
}

const DETAIL_TABLES = ['events', 'users', 'budgets', 'corporateAccounts'] as const
const monthOf = (period: string): string => `${period.slice(0, 4)}-${period.slice(4)}`

/** The spending of the company's users in the period of the invoice, without refunds. */
export function detailCsv(world: World, { corporateAccount, period }: InvoiceRow): Blob {
  const account = world.tables.corporateAccounts.require(corporateAccount.ospId)
  const rows = eventsOf(world, account)
    .filter(({ date }) => date.startsWith(monthOf(period)))
    .map((event) => [
      event.date.slice(0, 10),
      fullName(world.tables.users.require(event.userOspId)),
      event.description ?? '',
      event.mobilityMode ?? '',
      toEuros(spentCents(event)).toFixed(2),
    ])
  const head = ['date', 'user', 'description', 'mobilityMode', 'amountVatIncl']
  return new Blob([csvText([head, ...rows])], { type: 'text/csv' })
}

const cells = (invoice: Omit<InvoiceRow, 'status'> & { status: string }): (string | number)[] => [
  invoice.number,
  invoice.corporateAccount.name,
  invoice.period,
  invoice.invoiceDate,
  invoice.dueDate,
  invoice.amountVatExcl,
  invoice.amountVatIncl,
  invoice.status,
]

const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
