import { month } from '@/i18n/formats.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import { invoiceStatus } from './invoice-status.ts'
import type { Invoice } from './invoices-query.ts'

interface Facts {
  /** The list is of several companies. */
  readonly ofMany: boolean
  /** The invoices are issued by companies on behalf of their suppliers. */
  readonly selfBilling: boolean
}

/** The columns of a list of invoices: number, dates, amounts incl. and excl. VAT, status. */
export const invoiceColumns = defineColumns<Invoice, Facts>(
  'finance',
  {
    number: column.code(({ number }) => number),
    supplier: column.text(({ supplier }) => supplier?.name, {
      when: ({ selfBilling }) => selfBilling,
    }),
    company: column.text(({ corporateAccount }) => corporateAccount.name, { when: ({ ofMany }) => ofMany }),
    status: column.status((invoice, { t }) => invoiceStatus(t, invoice)),
    invoiceDate: column.date(({ invoiceDate }) => invoiceDate),
    dueDate: column.date(({ dueDate }) => dueDate),
    openAmount: column.money(({ openAmount }) => openAmount, {
      silent: ({ openAmount }) => openAmount === 0,
    }),
    amountVatIncl: column.money(({ amountVatIncl }) => amountVatIncl),
    amountVatExcl: column.money(({ amountVatExcl }) => amountVatExcl, { priority: 3 }),
    period: column.plain(({ period }) => month(period), { type: 'month' }),
  },
  ({ id }) => id,
)
