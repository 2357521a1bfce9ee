import './notice.css'
import type { ReactNode, RefObject } from 'react'
import { toneIcons, type Tone } from '../basics/status-badge.tsx'
import { useContentAnnouncement } from './use-announcement.ts'

export interface NoticeProps {
  readonly tone: Tone
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** Buttons at the right. */
  readonly actions?: ReactNode
  /** Takes the whole width, at the top of the page. */
  readonly banner?: boolean | undefined
  /** It appeared because of a user action, so it is announced to screen readers. */
  readonly live?: boolean | undefined
}

/** The reason for a failure, announced immediately. Renders nothing without a reason. */
export const Problem = ({ children }: Pick<NoticeProps, 'children'>): ReactNode =>
  children !== undefined && (
    <Notice tone="danger" live>
      {children}
    </Notice>
  )

/** A persistent message in the page. For a message that disappears, use a notification. */
export const Notice = ({ live, ...notice }: NoticeProps): ReactNode =>
  live ? <LiveNotice {...notice} /> : <NoticeBox {...notice} />

function LiveNotice(notice: NoticeProps) {
  const { tone } = notice
  const words = useContentAnnouncement<HTMLDivElement>({
    first: true,
    urgent: tone === 'danger' || tone === 'warning',
  })
  return <NoticeBox {...notice} words={words} />
}

interface NoticeBoxProps extends NoticeProps {
  readonly words?: RefObject<HTMLDivElement | null>
}

function NoticeBox({ tone, title, children, actions, banner, words }: NoticeBoxProps) {
  const Icon = toneIcons[tone]
  return (
    <div className="notice" data-tone={tone} data-banner={banner || undefined}>
      <Icon aria-hidden="true" />
      <div className="notice-text" ref={words}>
        {title !== undefined && <strong>{title}</strong>}
        <div>{children}</div>
      </div>
      {actions !== undefined && <div className="notice-actions">{actions}</div>}
    </div>
  )
}
