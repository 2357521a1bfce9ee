import { useTranslation } from 'react-i18next'
import { downloadInvoicePdf, getInvoice } from '@/api/generated/operations/finance.ts'
import { useDownload } from '@/api/use-download.ts'
import { monthName } from '@/i18n/long-dates.ts'
import { RecordScreen } from '@/records/record-screen.tsx'
import { useRecord } from '@/records/use-record.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { RecordStatusBadge } from '@/ui/basics/status-badge.tsx'
import { DownloadButton } from '@/ui/files/download-button.tsx'
import { invoiceActions } from './invoice-actions.ts'
import { InvoiceOverview } from './invoice-overview.tsx'
import { invoiceStatus } from './invoice-status.ts'

/** One invoice: its details, its payments and its files. */
export default function InvoiceScreen({ params }: ScreenProps<'invoiceOspId'>) {
  const { t, i18n } = useTranslation('finance')
  const read = useRecord(getInvoice, { body: { id: params.invoiceOspId } })
  return (
    <RecordScreen
      name="InvoiceView"
      params={params}
      read={read}
      title={({ number }) => t('invoice.title', { number })}
      id={({ id }) => id}
      status={(invoice) => <RecordStatusBadge {...invoiceStatus(t, invoice)} />}
      lead={({ period, corporateAccount }) =>
        t('invoice.lead', { month: monthName(period, i18n.language), company: corporateAccount.name })
      }
      actions={invoiceActions}
      primary={({ id }) => <DownloadPdf id={id} />}
    >
      {(invoice) => <InvoiceOverview invoice={invoice} />}
    </RecordScreen>
  )
}

/** R242: the invoice as PDF. */
function DownloadPdf({ id }: { readonly id: string }) {
  const { t } = useTranslation('finance')
  const { run } = useDownload(downloadInvoicePdf)
  return (
    <DownloadButton look="primary" download={() => run({ path: { id } })}>
      {t('downloads.onePdf')}
    </DownloadButton>
  )
}
