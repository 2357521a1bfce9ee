import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from './notifications-store.ts'
import { DescribeErrorContext } from './problem-panel.tsx'

/**
 * Notifies a failure other than that of a call, which has been notified already: such as code that could not load
 * without a connection.
 */
export function useTellOther(): (error: unknown) => void {
  const { t } = useTranslation('ui')
  const describe = useContext(DescribeErrorContext)
  return (error) => {
    if (describe(error) === undefined) notify({ tone: 'error', text: t('problem.text') })
  }
}
