import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { downloadInvoiceDetailCsv, downloadInvoiceXml } from '@/api/generated/operations/finance.ts'
import { useDownload } from '@/api/use-download.ts'
import { date, money, number, sumEuros } from '@/i18n/formats.ts'
import { Card } from '@/ui/basics/card.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { RecordColumns } from '@/ui/basics/record-columns.tsx'
import { SidePanel, SideSection } from '@/ui/basics/side-panel.tsx'
import { Identity } from '@/ui/table/cells.tsx'
import { Timeline, type TimelineItem } from '@/ui/basics/timeline.tsx'
import { AmountHero } from '@/ui/figures/amount-hero.tsx'
import { DownloadButton } from '@/ui/files/download-button.tsx'
import type { Invoice } from './invoices-query.ts'

/** The details of an invoice: the open amount, its history, and at the side the payer and the files. */
export function InvoiceOverview({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('finance')
  const { supplier, corporateAccount, amountVatIncl, paidAmount, openAmount } = invoice
  const isPartly = paidAmount > 0 && openAmount > 0 && amountVatIncl > 0
  const share = isPartly ? paidAmount / amountVatIncl : 0
  return (
    <RecordColumns
      side={
        <SidePanel>
          {supplier && (
            <SideSection title={t('columns.supplier')}>
              <PropertyList
                items={[
                  { label: t('columns.name'), value: <bdi>{supplier.name}</bdi> },
                  { label: t('invoice.companyNumber'), value: supplier.companyNumber },
                  { label: t('invoice.iban'), value: supplier.iban },
                ]}
              />
            </SideSection>
          )}
          <SideSection title={t('columns.company')}>
            <Identity name={corporateAccount.name}>
              <bdi>{corporateAccount.name}</bdi>
            </Identity>
          </SideSection>
          <Files invoice={invoice} />
        </SidePanel>
      }
    >
      <AmountHero
        {...heroOf(t, invoice)}
        facts={[
          { label: t('columns.dueDate'), value: date(invoice.dueDate) },
          { label: t('columns.amountVatExcl'), value: money(invoice.amountVatExcl) },
        ]}
        done={
          isPartly
            ? {
                share,
                text: t('invoice.paidPart', {
                  amount: money(paidAmount),
                  part: number(Math.floor(share * 100)),
                }),
              }
            : undefined
        }
      />
      <Card title={t('invoice.happened')}>
        <Timeline wide items={historyOf(t, invoice)} />
      </Card>
    </RecordColumns>
  )
}

/** The open amount. For a paid invoice its total, and for an overpaid one the excess. */
function heroOf(t: TFunction, { openAmount, amountVatIncl }: Invoice) {
  const total = t('invoice.ofTotal', { total: money(amountVatIncl) })
  if (openAmount > 0) return { label: t('invoice.due'), euros: openAmount, note: total }
  if (openAmount < 0) return { label: t('invoice.tooMuch'), euros: -openAmount, note: total }
  return { label: t('invoice.paid'), euros: amountVatIncl, note: t('invoice.inclVat') }
}

/** The due date, the payments with the open amount after each, and the invoice itself, the latest first. */
function historyOf(t: TFunction, invoice: Invoice): readonly TimelineItem[] {
  const { payments, amountVatIncl, openAmount, overdue } = invoice
  const events = [
    { day: invoice.invoiceDate, id: 'created', title: t('invoice.created'), note: money(amountVatIncl) },
    ...payments.map(({ paymentDate, amount }, index) => ({
      day: paymentDate,
      id: `payment ${index}`,
      title: t('invoice.payment', { amount: money(amount) }),
      note: t('invoice.leftAfter', {
        amount: money(sumEuros([amountVatIncl, ...payments.slice(0, index + 1).map((paid) => -paid.amount)])),
      }),
    })),
    ...(openAmount > 0
      ? [{ day: invoice.dueDate, id: 'due', title: t('columns.dueDate'), note: undefined }]
      : []),
  ]
  const last = payments.length === 0 ? 'created' : `payment ${payments.length - 1}`
  // Events of the same day keep their order: payments come after the invoice.
  return events
    .map((event, index) => ({ ...event, index }))
    .sort((one, other) => other.day.localeCompare(one.day) || other.index - one.index)
    .map(({ id, day, title, note }) => ({
      id,
      when: date(day),
      title,
      note,
      tone: id === 'due' ? (overdue ? 'danger' : 'coming') : id === last ? 'present' : undefined,
    }))
}

/** R242: the invoice as XML, and its detail report. R255: if the report does not exist, this shows immediately. */
function Files({ invoice: { id, hasDetailReport } }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('finance')
  const xml = useDownload(downloadInvoiceXml)
  const detail = useDownload(downloadInvoiceDetailCsv)
  const path = { path: { id } }
  return (
    <SideSection title={t('invoice.files')}>
      <div className="row">
        <DownloadButton size="small" download={() => xml.run(path)}>
          {t('downloads.oneXml')}
        </DownloadButton>
        <DownloadButton
          size="small"
          refused={hasDetailReport ? undefined : t('invoice.noDetail')}
          download={() => detail.run(path)}
        >
          {t('downloads.detail')}
        </DownloadButton>
      </div>
      {!hasDetailReport && <p className="field-help">{t('invoice.noDetail')}</p>}
    </SideSection>
  )
}
