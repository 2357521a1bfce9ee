import { useTranslation } from 'react-i18next'
import type { components } from '@/api/generated/schema.ts'
import { money } from '@/i18n/formats.ts'
import { useQueryText } from '@/routes/address-param.ts'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { Figure, Figures } from '@/ui/figures/figures.tsx'

interface InvoiceTotalsProps {
  /** The totals of all invoices that match the filters. Absent until loaded. */
  readonly totals: components['schemas']['InvoiceTotals'] | undefined
  readonly name: 'Invoices' | 'SelfBillingInvoices'
}

/** The open amount, and the overdue part of it. */
export function InvoiceTotals({ totals, name }: InvoiceTotalsProps) {
  const { t } = useTranslation('finance')
  const [search] = useQueryText()
  // The totals respect the filters, and so does the list behind the link.
  const filters = Object.fromEntries(new URLSearchParams(search))
  const toOverdue = { ...filters, overdue: 'yes', sort: 'dueDate', page: undefined }
  const { openCount = 0, overdueCount = 0 } = totals ?? {}
  return (
    <Figures>
      <Figure
        label={t('totals.open')}
        value={totals && money(totals.openAmount)}
        note={openCount === 0 ? t('totals.noneOpen') : t('totals.count', { count: openCount })}
      />
      <Figure
        label={t('totals.overdue')}
        value={totals && money(totals.overdueAmount)}
        late={overdueCount > 0}
        note={
          overdueCount === 0 ? (
            t('totals.none')
          ) : (
            <Link to={hrefTo(name, {}, toOverdue)}>{t('totals.count', { count: overdueCount })}</Link>
          )
        }
      />
    </Figures>
  )
}
