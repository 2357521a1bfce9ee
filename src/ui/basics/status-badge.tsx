import './status-badge.css'
import type { ReactNode } from 'react'
import { withMark } from './not-received.tsx'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** One icon per tone, so that a tone never depends on its colour alone. */
export const toneIcons = {
  neutral: CircleDashed,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const satisfies Record<Tone, unknown>

/**
 * The status of a record: text, icon and colour. A badge draws attention, so the normal status is a dot and a word.
 * Plain markup, so that every row of a table can use it. A status added to the contract later has no tone yet: it is
 * neutral.
 */
export function StatusBadge(props: { readonly tone: Tone | undefined; readonly children: ReactNode }) {
  const { tone = 'neutral', children } = props
  if (tone === 'success') return <NormalState>{children}</NormalState>
  const Icon = toneIcons[tone]
  return (
    <span className="badge" data-tone={tone}>
      <Icon aria-hidden="true" />
      <span>{withMark(children)}</span>
    </span>
  )
}

/** The status of a record, for a badge or a column. */
export interface Status {
  readonly tone: Tone
  readonly text: string
}

export const RecordStatusBadge = ({ tone, text }: Status) => <StatusBadge tone={tone}>{text}</StatusBadge>

/** The normal status: a dot and a word. */
export const NormalState = ({ children }: { readonly children: ReactNode }) => (
  <span className="normal-state">{children}</span>
)
