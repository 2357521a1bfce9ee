import { useTranslation } from 'react-i18next'
import {
  downloadInvoiceDetailCsv,
  downloadInvoicePdf,
  downloadInvoiceXml,
} from '@/api/generated/operations/finance.ts'
import { useDownload } from '@/api/use-download.ts'
import { date, money, month } from '@/i18n/formats.ts'
import { Card } from '@/ui/basics/card.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { DownloadButton } from '@/ui/files/download-button.tsx'
import type { Invoice } from './invoices-query.ts'

/** The details of an invoice. */
export function InvoiceOverview({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('finance')
  const { supplier, corporateAccount, payments } = invoice
  const ofSupplier = supplier && [
    { label: t('columns.supplier'), value: <bdi>{supplier.name}</bdi> },
    { label: t('invoice.companyNumber'), value: supplier.companyNumber },
    { label: t('invoice.iban'), value: supplier.iban },
  ]
  return (
    <div className="card-columns">
      <Card title={t('invoice.overview')}>
        <PropertyList
          items={[
            ...(ofSupplier ?? []),
            { label: t('columns.company'), value: <bdi>{corporateAccount.name}</bdi> },
            { label: t('columns.period'), value: month(invoice.period) },
            { label: t('columns.invoiceDate'), value: date(invoice.invoiceDate) },
            { label: t('columns.dueDate'), value: date(invoice.dueDate) },
            { label: t('columns.amountVatExcl'), value: money(invoice.amountVatExcl) },
            { label: t('columns.amountVatIncl'), value: money(invoice.amountVatIncl) },
          ]}
        />
      </Card>
      <Card title={t('invoice.payments')}>
        <PropertyList
          items={[
            // Two payments on the same day are separate rows, so the key contains the index.
            ...payments.map(({ paymentDate, amount }, index) => ({
              label: t('invoice.payment', { count: index + 1, date: date(paymentDate) }),
              value: money(amount),
            })),
            { label: t('invoice.paid'), value: money(invoice.paidAmount) },
            { label: t('columns.openAmount'), value: <strong>{money(invoice.openAmount)}</strong> },
          ]}
        />
      </Card>
      <Files invoice={invoice} />
    </div>
  )
}

/** R242: the invoice as PDF and XML, and its detail report. R255: a missing detail report is shown immediately. */
function Files({ invoice: { id, hasDetailReport } }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('finance')
  const pdf = useDownload(downloadInvoicePdf)
  const xml = useDownload(downloadInvoiceXml)
  const detail = useDownload(downloadInvoiceDetailCsv)
  const path = { path: { id } }
  return (
    <Card title={t('invoice.files')}>
      <div className="stack">
        <div className="row">
          <DownloadButton look="primary" download={() => pdf.run(path)}>
            {t('downloads.pdf')}
          </DownloadButton>
          <DownloadButton download={() => xml.run(path)}>{t('downloads.xml')}</DownloadButton>
          <DownloadButton
            refused={hasDetailReport ? undefined : t('invoice.noDetail')}
            download={() => detail.run(path)}
          >
            {t('downloads.detail')}
          </DownloadButton>
        </div>
        {!hasDetailReport && <p className="field-help">{t('invoice.noDetail')}</p>}
      </div>
    </Card>
  )
}
