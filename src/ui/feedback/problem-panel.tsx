import './notice.css'
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonProps } from '../basics/button.tsx'
import { ReportProblemContext } from './report-problem-context.ts'
import { useAnnouncement } from './use-announcement.ts'

/**
 * Provides the text for an error. Blocks do not import the API, so the root provides this function. Without it only
 * the general text shows.
 */
export const DescribeErrorContext = createContext<(error: unknown) => string | undefined>(() => undefined)

export interface ProblemPanelProps {
  readonly error: unknown
  /** Called to try again. */
  readonly retry?: (() => void) | undefined
  readonly pending?: boolean | undefined
  /** Default: a general title. */
  readonly title?: string
  /** Default: the text about the error, if one is known. */
  readonly text?: string | undefined
  /** The level of the heading. Default: 2. */
  readonly level?: 1 | 2
  /** More buttons, beside the retry button. */
  readonly children?: ReactNode
}

/** Replaces content that failed to load or render. Shows the reason, and a button to try again. */
export function ProblemPanel(props: ProblemPanelProps) {
  const { error, retry, pending, title, level = 2, children } = props
  const { t } = useTranslation(['ui', 'common'])
  const report = useContext(ReportProblemContext)
  const Heading = level === 1 ? 'h1' : 'h2'
  const described = useContext(DescribeErrorContext)(error)
  const name = title ?? t('problem.title')
  const text = props.text ?? described ?? t('problem.text')
  useAnnouncement(`${name}. ${text}`, { first: true, urgent: true })
  return (
    <div className="problem">
      <CircleAlert aria-hidden="true" />
      <Heading>{name}</Heading>
      <p>{text}</p>
      <div className="row">
        {retry && <RetryButton error={error} icon={<RefreshCw />} pending={pending} onClick={retry} />}
        {children}
        {report && (
          <Button look="quiet" onClick={report}>
            {t('common:report')}
          </Button>
        )}
      </div>
    </div>
  )
}

interface RetryButtonProps extends Pick<ButtonProps, 'icon' | 'size' | 'pending' | 'onClick'> {
  readonly error: unknown
}

/** Retries, but only after the delay that the server asked for (G303). Until then it shows the remaining time. */
export function RetryButton({ error, ...button }: RetryButtonProps) {
  const { t } = useTranslation('ui')
  const seconds = useSecondsUntil(retryAtOf(error))
  return (
    <Button {...button} refused={seconds > 0 ? t('problem.wait', { seconds }) : undefined}>
      {t('problem.retry')}
    </Button>
  )
}

/** When the server accepts the next request (Retry-After), if the error states it. */
const retryAtOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'retryAt' in error && typeof error.retryAt === 'number'
    ? error.retryAt
    : undefined

const secondsUntil = (at: number | undefined): number =>
  at === undefined ? 0 : Math.max(0, Math.ceil((at - Date.now()) / 1000))

/** The seconds left until a moment, counted down. */
function useSecondsUntil(at: number | undefined): number {
  const [, tick] = useState(0)
  useEffect(() => {
    if (secondsUntil(at) === 0) return undefined
    const timer = setInterval(() => {
      tick((count) => count + 1)
      if (secondsUntil(at) === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [at])
  return secondsUntil(at)
}
