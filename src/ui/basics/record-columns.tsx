import './record-head.css'
import type { ReactNode } from 'react'

export interface RecordColumnsProps {
  /** Cards at the side. From 1200 px they stay visible while the main column scrolls. */
  readonly side: ReactNode
  /** The cards of the main column. */
  readonly children: ReactNode
}

/** The two columns of a record's page. On a narrow screen the side is below the main column. */
export const RecordColumns = ({ side, children }: RecordColumnsProps) => (
  <div className="record-columns">
    <div>{children}</div>
    <div>{side}</div>
  </div>
)
