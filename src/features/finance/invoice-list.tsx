import { useTranslation } from 'react-i18next'
import { findInvoicesByFilter } from '@/api/generated/operations/finance.ts'
import type { components } from '@/api/generated/schema.ts'
import { usePartnerFilter, useQueryByPartner } from '@/domain/partners/use-partner-filter.ts'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { withFacts } from '@/lists/columns.tsx'
import { oneOfValues, yesNo } from '@/lists/filters.tsx'
import { period } from '@/lists/typed-filters.tsx'
import { ListView } from '@/lists/list-view.tsx'
import { useList } from '@/lists/use-list.ts'
import { hrefTo } from '@/routes/href.ts'
import { useAccountOspId } from '@/session/use-viewer.ts'
import { invoiceActions } from './invoice-actions.ts'
import { invoiceColumns } from './invoice-columns.tsx'
import { InvoiceDownloads } from './invoice-downloads.tsx'
import { InvoiceTotals } from './invoice-totals.tsx'
import { STATUS_FILTERS, invoicesQuery, toInvoiceFilter } from './invoices-query.ts'

interface InvoiceListProps {
  readonly name: 'Invoices' | 'SelfBillingInvoices'
  readonly id: string
  /** Invoices that companies issue on behalf of their suppliers (G106). */
  readonly selfBilling: boolean
}

// i18n-keys: finance:invoices.search
/** A list of invoices: open and overdue amounts at the top, and a download of all of them. */
export function InvoiceList({ name, id, selfBilling }: InvoiceListProps) {
  const { t } = useTranslation('finance')
  const company = useAccountOspId()
  const byPartner = usePartnerFilter() // R055: the user selects the company in the header.
  const list = useList(findInvoicesByFilter, useQueryByPartner(invoicesQuery), (query) => ({
    body: toInvoiceFilter(query, company, selfBilling),
  }))
  const filter = toInvoiceFilter(list.query, company, selfBilling)
  // The response has the totals of all pages, but `List` has only the generic type of responses.
  const page = list.read.data as components['schemas']['InvoicePage'] | undefined
  return (
    <ScreenFrame
      name={name}
      lead={t(selfBilling ? 'selfBilling.lead' : 'invoices.lead')}
      action={<InvoiceDownloads filter={filter} none={page?.totalElements === 0} />}
    >
      {/* The list shows the error, and its retry button repeats both reads. */}
      {(page || !list.read.error) && <InvoiceTotals totals={page?.totals} name={name} />}
      <ListView
        name={name}
        words={selfBilling ? 'selfBilling' : 'invoices'}
        list={list}
        id={id}
        columns={withFacts(invoiceColumns, { ofMany: company === undefined, selfBilling })}
        filters={[...byPartner, oneOfValues('status', STATUS_FILTERS), yesNo('overdue'), period('date')]}
        actions={invoiceActions}
        rowTo={(invoice) => hrefTo('InvoiceView', { invoiceOspId: invoice.id })}
        // The server creates the files, so that they contain all matching invoices.
        exported={false}
      />
    </ScreenFrame>
  )
}
