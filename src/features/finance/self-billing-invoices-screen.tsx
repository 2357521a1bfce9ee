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

/** R040, G106: the invoices that companies draw up in the name of their suppliers. */
export default function SelfBillingInvoicesScreen() {
  const { t } = useTranslation('finance')
  const ofMany = useAccountOspId() === undefined
  const { list, filter, page } = useInvoices(true)
  const byPartner = usePartnerFilter()
  return (
    <InvoicesFrame name="SelfBillingInvoices" lead={t('selfBilling.lead')} filter={filter} page={page}>
      <ListView
        {...INVOICE_ROWS}
        name="SelfBillingInvoices"
        words="selfBilling"
        list={list}
        id="self-billing-invoices"
        columns={withFacts(invoiceColumns, { ofMany, selfBilling: true })}
        filters={[...byPartner, oneOfWords('status', STATUS_FILTERS), yesNo('overdue'), period('date')]}
      />
    </InvoicesFrame>
  )
}
