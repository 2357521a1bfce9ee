import './notice.css'
import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import CircleAlert from 'lucide-react/icons/circle-alert'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { Button } from '../basics/button.tsx'

/**
 * Provides the text for an error. Blocks do not import the API, so the root provides this function. Without it only
 * the general text shows.
 */
export const DescribeErrorContext = createContext<(error: unknown) => string | undefined>(() => undefined)

export interface ProblemPanelProps {
  readonly error: unknown
  /** Tries again. */
  readonly retry?: (() => void) | undefined
  readonly pending?: boolean | undefined
}

/** Shown in place of content that failed to load or render: what happened, and a button to try again. */
export function ProblemPanel({ error, retry, pending }: ProblemPanelProps) {
  const { t } = useTranslation('ui')
  const text = useContext(DescribeErrorContext)(error)
  return (
    <div className="problem" role="alert">
      <CircleAlert aria-hidden="true" />
      <h2>{t('problem.title')}</h2>
      <p>{text ?? t('problem.text')}</p>
      {retry && (
        <div className="row">
          <Button icon={<RefreshCw />} pending={pending} onClick={retry}>
            {t('problem.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
