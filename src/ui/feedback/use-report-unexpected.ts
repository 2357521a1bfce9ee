import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from './notifications-store.ts'
import { DescribeErrorContext } from './problem-panel.tsx'

/**
 * Shows a notification about any failure except of an API call, which has its own notification: for example if code
 * failed to load without a connection.
 */
export function useReportUnexpected(): (error: unknown) => void {
  const { t } = useTranslation('ui')
  const describe = useContext(DescribeErrorContext)
  return (error) => {
    if (describe(error) === undefined) notify({ tone: 'error', text: t('problem.text') })
  }
}
