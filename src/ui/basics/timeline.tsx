import './timeline.css'
import type { ReactNode } from 'react'

export interface TimelineItem {
  readonly id: string
  /** The day or moment, as text. */
  readonly when: ReactNode
  readonly title: ReactNode
  readonly note?: ReactNode
  /** `present`: emphasised, the current item. `danger`: something went wrong. `coming`: it has not happened yet. */
  readonly tone?: 'present' | 'danger' | 'coming' | undefined
  /** At the end of its line: a menu. */
  readonly actions?: ReactNode
}

export interface TimelineProps {
  readonly items: readonly TimelineItem[]
  /** In the main column of a record: the days stand at the right. */
  readonly wide?: boolean
}

/** What happened or will happen, in order, along a line with stops. */
export function Timeline({ items, wide = false }: TimelineProps) {
  return (
    <ol className="timeline" data-wide={wide || undefined}>
      {items.map(({ id, when, title, note, tone, actions }) => (
        <li key={id} data-tone={tone}>
          <span className="timeline-when">{when}</span>
          <span className="timeline-title">{title}</span>
          {note !== undefined && <span className="timeline-note">{note}</span>}
          {actions !== undefined && <span className="timeline-actions">{actions}</span>}
        </li>
      ))}
    </ol>
  )
}
