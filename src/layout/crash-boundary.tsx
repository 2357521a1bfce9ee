import { Component, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isOutdated } from '@/base/build.ts'
import { PartUnavailable, retryParts } from '@/base/part.ts'
import { reportProblem } from '@/trouble/report-problem.tsx'
import styles from './crash-boundary.module.css'

interface Props {
  readonly children: ReactNode
  /** A change of this value clears the error. Pass the path, so that other screens still work after one has failed. */
  readonly resetKey?: string
  /** Called before a retry, to drop the responses that could not be rendered. */
  readonly onRetry?: () => unknown
}
interface State {
  readonly error: unknown
  readonly resetKey: string | undefined
}

/** Catches errors of the components inside and shows an error page instead of a blank one. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { error: undefined, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('unknown') }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    const retry = (): void => {
      this.props.onRetry?.()
      this.setState({ error: undefined })
    }
    return error instanceof PartUnavailable ? <PartMissing retry={retry} /> : <Crashed retry={retry} />
  }
}

/** R270, G032: shown if code did not load, because a new version has replaced it or there is no connection. */
function PartMissing({ retry }: { readonly retry: () => void }) {
  const [outdated, setOutdated] = useState<boolean>()
  useEffect(() => {
    void isOutdated().then(setOutdated)
    return retryParts
  }, [])
  if (outdated === undefined) return null
  return outdated ? (
    <Notice name="newVersion" action={() => window.location.reload()} />
  ) : (
    <Notice
      name="partMissing"
      action={() => {
        retryParts()
        retry()
      }}
    />
  )
}

const Crashed = ({ retry }: { readonly retry: () => void }) => <Notice name="crashed" action={retry} />

interface NoticeProps {
  readonly name: 'newVersion' | 'partMissing' | 'crashed'
  readonly action: () => void
}

function Notice({ name, action }: NoticeProps) {
  const { t } = useTranslation('common')
  return (
    <section role="alert" className={styles.notice}>
      <h1>{t(`crash.${name}.title`)}</h1>
      <p>{t(`crash.${name}.text`)}</p>
      <button type="button" onClick={action}>
        {t(`crash.${name}.action`)}
      </button>
      <button type="button" className={styles.quiet} onClick={reportProblem}>
        {t('report')}
      </button>
    </section>
  )
}
