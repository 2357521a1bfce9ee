import { useTranslation } from 'react-i18next'
import { withFacts } from '@/lists/columns.tsx'
import { oneOfWords, period, yesNo } from '@/lists/filters.tsx'
import { ListView } from '@/lists/list-view.tsx'
import { useAccountOspId } from '@/session/use-viewer.ts'
import { invoiceColumns } from './invoice-columns.tsx'
import { INVOICE_ROWS, InvoicesFrame } from './invoices-frame.tsx'
import { STATUS_FILTERS } from './invoices-query.ts'
import { useInvoices } from './use-invoices.ts'
import { usePartnerFilter } from '@/domain/partners/use-partner-filter.ts'

/** The invoices of the selected company, or of all that the viewer may see (R037, R073). */
export default function InvoicesScreen() {
  const { t } = useTranslation('finance')
  const ofMany = useAccountOspId() === undefined
  const { list, filter, page } = useInvoices(false)
  const byPartner = usePartnerFilter() // R055: the company is chosen in the header.
  return (
    <InvoicesFrame name="Invoices" lead={t('invoices.lead')} filter={filter} page={page}>
      <ListView
        {...INVOICE_ROWS}
        name="Invoices"
        words="invoices"
        list={list}
        id="invoices"
        columns={withFacts(invoiceColumns, { ofMany, selfBilling: false })}
        filters={[...byPartner, oneOfWords('status', STATUS_FILTERS), yesNo('overdue'), period('date')]}
      />
    </InvoicesFrame>
  )
}
