import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NotReceived } from '@/base/not-received.ts'
import { NOT_RECEIVED } from '@/base/not-received-text.ts'

/** In place of a value that the server did not send. */
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

/** A value as it shows; the mark where it is the dash that stands for one not received. */
export const marked = (value: ReactNode): ReactNode => (value === NOT_RECEIVED ? <NotReceivedMark /> : value)

interface PartProps {
  readonly render: () => ReactNode
}
interface PartState {
  readonly error: unknown
  /** What was being rendered. */
  readonly of: PartProps['render']
}

/** A part of a block that may need a value that was not received: then the mark stands there, and the rest of the block stays. */
export class Part extends Component<PartProps, PartState> {
  override state: PartState = { error: undefined, of: this.props.render }

  static getDerivedStateFromError(error: unknown): Partial<PartState> {
    return { error }
  }

  /** What is rendered next may have been received. */
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

/** A component of its own, so that the boundary around it catches what `render` throws. */
const Rendered = ({ render }: PartProps): ReactNode => marked(render())
