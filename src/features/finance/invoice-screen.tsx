import { useTranslation } from 'react-i18next'
import { getInvoice } from '@/api/generated/operations/finance.ts'
import { RecordScreen } from '@/records/record-screen.tsx'
import { useRecord } from '@/records/use-record.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { StatusText } from '@/ui/basics/status-badge.tsx'
import { invoiceActions } from './invoice-actions.ts'
import { InvoiceOverview } from './invoice-overview.tsx'
import { invoiceStatus } from './invoice-status.ts'

/** One invoice: its details, its payments and its files. */
export default function InvoiceScreen({ params }: ScreenProps<'invoiceOspId'>) {
  const { t } = useTranslation('finance')
  const read = useRecord(getInvoice, { body: { id: params.invoiceOspId } })
  return (
    <RecordScreen
      name="InvoiceView"
      params={params}
      read={read}
      title={({ number }) => t('invoice.title', { number })}
      id={({ id }) => id}
      status={(invoice) => <StatusText {...invoiceStatus(t, invoice)} />}
      actions={invoiceActions}
    >
      {(invoice) => <InvoiceOverview invoice={invoice} />}
    </RecordScreen>
  )
}
