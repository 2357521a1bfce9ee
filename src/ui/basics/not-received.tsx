import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NotReceived } from '@/base/not-received.ts'
import { NOT_RECEIVED } from '@/base/not-received-text.ts'

/** Replaces a value that the server did not send. */
export function NotReceivedMark() {
  const { t } = useTranslation('ui')
  return (
    <span title={t('notReceived.value')}>
      <span className="absent" aria-hidden="true">
        {NOT_RECEIVED}
      </span>
      <span className="sr-only">{t('notReceived.value')}</span>
    </span>
  )
}

/** Returns the value for display, with the mark instead of `NOT_RECEIVED`. */
export const withMark = (value: ReactNode): ReactNode =>
  value === NOT_RECEIVED ? <NotReceivedMark /> : value

interface NotReceivedBoundaryProps {
  readonly render: () => ReactNode
}
interface NotReceivedBoundaryState {
  readonly error: unknown
  /** The function of the last render. */
  readonly lastRender: NotReceivedBoundaryProps['render']
}

/**
 * Catches the error of reading a value that was not received. A mark replaces the content, and the rest of the block
 * still renders.
 */
export class NotReceivedBoundary extends Component<NotReceivedBoundaryProps, NotReceivedBoundaryState> {
  override state: NotReceivedBoundaryState = { error: undefined, lastRender: this.props.render }

  static getDerivedStateFromError(error: unknown): Partial<NotReceivedBoundaryState> {
    return { error }
  }

  /** The next value may have been received, so try again. */
  static getDerivedStateFromProps(
    { render }: NotReceivedBoundaryProps,
    { lastRender }: NotReceivedBoundaryState,
  ): Partial<NotReceivedBoundaryState> | null {
    return lastRender === render ? null : { error: undefined, lastRender: render }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return <Rendered {...this.props} />
    if (error instanceof NotReceived) return <NotReceivedMark />
    throw error as Error
  }
}

/** A separate component, so that the boundary around it catches what `render` throws. */
const Rendered = ({ render }: NotReceivedBoundaryProps): ReactNode => withMark(render())
