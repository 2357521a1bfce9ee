import './field-row.css'
import type { ReactNode } from 'react'

export interface FieldRowProps {
  readonly name: ReactNode
  readonly control: ReactNode
  /** Shown at the right: whether the value is inherited, or why it cannot be changed here. */
  readonly aside: ReactNode
  readonly asideId: string
  /** The value is changed but not saved. */
  readonly tinted: boolean
  /** The value cannot be changed here. */
  readonly locked: boolean
}

/** One settings row. */
export const FieldRow = ({ name, control, aside, asideId, tinted, locked }: FieldRowProps) => (
  <div className="field-row" data-tinted={tinted || undefined} data-locked={locked || undefined}>
    <div className="field-row-name">{name}</div>
    <div className="field-row-control">{control}</div>
    <div className="field-row-aside" id={asideId}>
      {aside}
    </div>
  </div>
)
