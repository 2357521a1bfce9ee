import { useTranslation } from 'react-i18next'
import type { UploadResponse } from '@/domain/uploads/file-upload.tsx'
import { number } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { mayOpen } from '@/session/may-open.ts'
import { useViewer } from '@/session/use-viewer.ts'
import { MoneyText } from '@/ui/basics/money-text.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { SideSection } from '@/ui/basics/side-panel.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'

/** What processing books: the sum of the valid rows, and how many of them are booked with a different amount. */
export function UploadSums({ totalAmount, reconciliationCount = 0, state }: UploadResponse) {
  const { t } = useTranslation('uploads')
  return (
    totalAmount !== undefined && (
      <SideSection title={t(state === 'VALIDATED' ? 'sums.before' : 'sums.after')}>
        <PropertyList
          items={[
            { label: t('sums.total'), value: <MoneyText euros={totalAmount} /> },
            ...(reconciliationCount > 0
              ? [{ label: t('sums.differences'), value: number(reconciliationCount) }]
              : []),
          ]}
        />
      </SideSection>
    )
  )
}

/** Rows with another amount than their booking, which processing does not book. */
export function UploadDifferences({ reconciliationCount = 0, state }: UploadResponse) {
  const { t } = useTranslation('uploads')
  const viewer = useViewer()
  return (
    reconciliationCount > 0 && (
      <Notice
        tone="warning"
        actions={
          state !== 'VALIDATED' &&
          mayOpen('Reconciliation', viewer, {}) && (
            <Link to={hrefTo('Reconciliation', {}, { status: 'OPEN' })}>{t('toProblems')}</Link>
          )
        }
      >
        {t(state === 'VALIDATED' ? 'problems.before' : 'problems.after', { count: reconciliationCount })}
      </Notice>
    )
  )
}
