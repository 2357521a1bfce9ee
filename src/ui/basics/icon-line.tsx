import './icon-line.css'
import type { ReactNode } from 'react'

export interface IconLineProps {
  readonly icon: ReactNode
  readonly title: ReactNode
  readonly note?: ReactNode
}

/** An icon on a disc, with a title and a muted second line: shows the kind of a row. */
export const IconLine = ({ icon, title, note }: IconLineProps) => (
  <span className="icon-line">
    <span className="icon-disc" aria-hidden="true">
      {icon}
    </span>
    <span className="icon-words">
      <span className="icon-title">{title}</span>
      {Boolean(note) && <span className="icon-note">{note}</span>}
    </span>
  </span>
)
