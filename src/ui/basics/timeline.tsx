import './timeline.css'
import type { ReactNode } from 'react'

export interface TimelineItem {
  readonly id: string
  /** The day or moment, as text. */
  readonly when: ReactNode
  readonly title: ReactNode
  readonly note?: ReactNode
  /** `present`: emphasised, the current item. `danger`: something went wrong. */
  readonly tone?: 'present' | 'danger' | undefined
}

/** What happened or will happen, in order, along a line with stops. */
export function Timeline({ items }: { readonly items: readonly TimelineItem[] }) {
  return (
    <ol className="timeline">
      {items.map(({ id, when, title, note, tone }) => (
        <li key={id} data-tone={tone}>
          <span className="timeline-when">{when}</span>
          <span className="timeline-title">{title}</span>
          {note !== undefined && <span className="timeline-note">{note}</span>}
        </li>
      ))}
    </ol>
  )
}
