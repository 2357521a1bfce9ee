import type { ReactNode } from 'react'
import type { components } from '@/api/generated/schema.ts'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { hrefTo } from '@/routes/href.ts'
import { invoiceActions } from './invoice-actions.ts'
import { InvoiceDownloads } from './invoice-downloads.tsx'
import { InvoiceTotals } from './invoice-totals.tsx'
import type { Invoice } from './invoices-query.ts'

type Schemas = components['schemas']

interface InvoicesFrameProps {
  readonly name: 'Invoices' | 'SelfBillingInvoices'
  readonly lead: string
  readonly filter: Schemas['InvoiceFilter']
  /** The page of the list that is shown; it has the sums of all pages. */
  readonly page: Schemas['InvoicePage'] | undefined
  /** The list. */
  readonly children: ReactNode
}

/** The frame of a list of invoices: what is open and overdue on top, and all of them as one file. */
export function InvoicesFrame({ name, lead, filter, page, children }: InvoicesFrameProps) {
  return (
    <ScreenFrame
      name={name}
      lead={lead}
      action={<InvoiceDownloads filter={filter} none={page?.totalElements === 0} />}
    >
      <InvoiceTotals totals={page?.totals} name={name} />
      {children}
    </ScreenFrame>
  )
}

/** What both lists of invoices do with a row. The server writes their files, so that these have all that match. */
export const INVOICE_ROWS = {
  actions: invoiceActions,
  rowTo: ({ id }: Invoice) => hrefTo('InvoiceView', { invoiceOspId: id }),
  exported: false,
} as const
