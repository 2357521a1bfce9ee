import { useTranslation } from 'react-i18next'
import type { components } from '@/api/generated/schema.ts'
import { money } from '@/i18n/formats.ts'
import { useQueryText } from '@/routes/address-param.ts'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { SkeletonBar } from '@/ui/feedback/skeleton.tsx'
import styles from './finance.module.css'

interface InvoiceTotalsProps {
  /** Of all invoices that match the filters; absent until they are known. */
  readonly totals: components['schemas']['InvoiceTotals'] | undefined
  readonly name: 'Invoices' | 'SelfBillingInvoices'
}

/** What is still to be paid, and since when too long. */
export function InvoiceTotals({ totals, name }: InvoiceTotalsProps) {
  const { t } = useTranslation('finance')
  const [search] = useQueryText()
  // The sums are of what the filters leave, and so is the list that the link leads to.
  const filters = Object.fromEntries(new URLSearchParams(search))
  const toOverdue = { ...filters, overdue: 'yes', sort: 'dueDate', page: undefined }
  const isOverdue = totals !== undefined && totals.overdueCount > 0
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('totals.open')}</dt>
        <dd>{totals ? money(totals.openAmount) : <SkeletonBar />}</dd>
        <dd>
          {totals &&
            (totals.openCount === 0 ? t('totals.noneOpen') : t('totals.count', { count: totals.openCount }))}
        </dd>
      </div>
      <div data-tone={isOverdue ? 'danger' : undefined}>
        <dt>{t('totals.overdue')}</dt>
        <dd>{totals ? money(totals.overdueAmount) : <SkeletonBar />}</dd>
        <dd>
          {isOverdue ? (
            <Link to={hrefTo(name, {}, toOverdue)}>{t('totals.count', { count: totals.overdueCount })}</Link>
          ) : (
            totals && t('totals.none')
          )}
        </dd>
      </div>
    </dl>
  )
}
