import { useTranslation } from 'react-i18next'
import type { UploadAnswer } from '@/domain/uploads/file-upload.tsx'
import { money } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { mayOpen } from '@/session/may-open.ts'
import { useViewer } from '@/session/use-viewer.ts'
import { Notice } from '@/ui/feedback/notice.tsx'

/** The sum of the valid rows, and how many of them are booked with a different amount. */
export function UploadSums({ totalAmount, reconciliationCount = 0, state }: UploadAnswer) {
  const { t } = useTranslation('uploads')
  const viewer = useViewer()
  return (
    <>
      {totalAmount !== undefined && <p>{t('total', { amount: money(totalAmount) })}</p>}
      {reconciliationCount > 0 && (
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
      )}
    </>
  )
}
