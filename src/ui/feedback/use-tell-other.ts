import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from './notifications-store.ts'
import { DescribeErrorContext } from './problem-panel.tsx'

/**
 * Tells a failure that is not one of a call, which has been notified by itself: such as code that could not be loaded
 * without a connection.
 */
export function useTellOther(): (error: unknown) => void {
  const { t } = useTranslation('ui')
  const describe = useContext(DescribeErrorContext)
  return (error) => {
    if (describe(error) === undefined) notify({ tone: 'error', text: t('problem.text') })
  }
}
