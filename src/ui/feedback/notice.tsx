import './notice.css'
import type { ReactNode } from 'react'
import { toneIcons, type Tone } from '../basics/status-badge.tsx'

export interface NoticeProps {
  readonly tone: Tone
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** Buttons at the right. */
  readonly actions?: ReactNode
  /** Across the whole width, at the top of the page. */
  readonly banner?: boolean | undefined
  /** It appeared because of a user action, so screen readers announce it at once. */
  readonly live?: boolean | undefined
}

/** Why something did not succeed, read aloud at once; nothing without a reason. */
export const Problem = ({ children }: Pick<NoticeProps, 'children'>): ReactNode =>
  children !== undefined && (
    <Notice tone="danger" live>
      {children}
    </Notice>
  )

/** A message in the page that stays. For a message that disappears by itself, use a notification. */
export function Notice({ tone, title, children, actions, banner, live }: NoticeProps) {
  const Icon = toneIcons[tone]
  const role = tone === 'danger' || tone === 'warning' ? 'alert' : 'status'
  return (
    <div className="notice" data-tone={tone} data-banner={banner || undefined} role={live ? role : undefined}>
      <Icon aria-hidden="true" />
      <div className="notice-text">
        {title !== undefined && <strong>{title}</strong>}
        <div>{children}</div>
      </div>
      {actions !== undefined && <div className="notice-actions">{actions}</div>}
    </div>
  )
}
