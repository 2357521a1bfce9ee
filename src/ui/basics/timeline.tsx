import './timeline.css'
import type { ReactNode } from 'react'

export interface TimelineItem {
  readonly id: string
  /** The day or moment, as text. */
  readonly when: ReactNode
  readonly title: ReactNode
  readonly note?: ReactNode
  /** The language of the note, if it is a text in another language than the page's. */
  readonly noteLang?: string | undefined
  /** `present`: the current item, emphasised. `danger`: something went wrong. `coming`: it has not happened yet. */
  readonly tone?: 'present' | 'danger' | 'coming' | undefined
  /** A menu at the end of its line. */
  readonly actions?: ReactNode
}

export interface TimelineProps {
  readonly items: readonly TimelineItem[]
  /** For the main column of a record: the dates are at the right. */
  readonly wide?: boolean
}

/** Past and future events in order, along a line with stops. */
export function Timeline({ items, wide = false }: TimelineProps) {
  return (
    <ol className="timeline" data-wide={wide || undefined}>
      {items.map(({ id, when, title, note, noteLang, tone, actions }) => (
        <li key={id} data-tone={tone}>
          <span className="timeline-when">{when}</span>
          <span className="timeline-title">{title}</span>
          {note !== undefined && (
            <span className="timeline-note" lang={noteLang} dir={noteLang && 'auto'}>
              {note}
            </span>
          )}
          {actions !== undefined && <span className="timeline-actions">{actions}</span>}
        </li>
      ))}
    </ol>
  )
}
