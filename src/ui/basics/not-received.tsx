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
export const marked = (value: ReactNode): ReactNode => (value === NOT_RECEIVED ? <NotReceivedMark /> : value)

interface PartProps {
  readonly render: () => ReactNode
}
interface PartState {
  readonly error: unknown
  /** The last rendered function. */
  readonly of: PartProps['render']
}

/**
 * A part of a block that may need a value that was not received. If so, the mark replaces the part, and the rest of the
 * block still renders.
 */
export class Part extends Component<PartProps, PartState> {
  override state: PartState = { error: undefined, of: this.props.render }

  static getDerivedStateFromError(error: unknown): Partial<PartState> {
    return { error }
  }

  /** The next value may have been received, so try again. */
  static getDerivedStateFromProps({ render }: PartProps, { of }: PartState): Partial<PartState> | null {
    return of === render ? null : { error: undefined, of: render }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return <Rendered {...this.props} />
    if (error instanceof NotReceived) return <NotReceivedMark />
    throw error as Error
  }
}

/** A separate component, so that the boundary around it catches what `render` throws. */
const Rendered = ({ render }: PartProps): ReactNode => marked(render())
