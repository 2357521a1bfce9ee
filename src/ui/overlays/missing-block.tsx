import './missing-block.css'
import { Component, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isOutdated } from '@/base/build.ts'
import { PartUnavailable, retryParts } from '@/base/part.ts'
import { Button } from '../basics/button.tsx'

interface State {
  readonly error: Error | undefined
}
interface Props {
  readonly children: ReactNode
  /**
   * Closes the block that failed to open. If set, this message floats over the page. Otherwise it is rendered in the
   * page.
   */
  readonly onClose?: (() => void) | undefined
}

/**
 * Catches the failure to load the code of a block, in the place of the block, so that typed text around it stays.
 * Rethrows other errors for the error boundary of the page.
 */
export class MissingBlockBoundary extends Component<Props, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): { readonly error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!(error instanceof PartUnavailable)) throw error
    const retry = (): void => {
      retryParts()
      this.setState({ error: undefined })
    }
    const { onClose } = this.props
    const close = (): void => {
      retryParts() // Opening the block again fetches its code again.
      onClose?.()
    }
    return <MissingBlock retry={retry} onClose={onClose && close} />
  }
}

/** R270, G032: shows that a part failed to load, because of a lost connection or a new version. */
export function MissingBlock({ retry, onClose }: Omit<Props, 'children'> & { readonly retry: () => void }) {
  const { t } = useTranslation(['common', 'ui'])
  const [outdated, setOutdated] = useState(false)
  useEffect(() => {
    void isOutdated().then(setOutdated)
  }, [])
  useEffect(() => {
    const opener = document.activeElement
    // The button that closed this message no longer exists, so the focus is lost. Return it to the element that opens
    // the block.
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  const name = outdated ? 'newVersion' : 'partMissing'
  return (
    <div role="alert" className="missing-block" data-floats={onClose !== undefined || undefined}>
      <strong>{t(`crash.${name}.title`)}</strong>
      <p>{t(`crash.${name}.text`)}</p>
      <div className="row">
        {/* The browser asks for confirmation before a reload discards typed text. */}
        <Button size="small" look="primary" onClick={outdated ? () => window.location.reload() : retry}>
          {t(`crash.${name}.action`)}
        </Button>
        {onClose && (
          <Button size="small" onClick={onClose}>
            {t('ui:dialog.close')}
          </Button>
        )}
      </div>
    </div>
  )
}
