import './field-row.css'
import { createContext, type ReactNode } from 'react'

export interface FieldRowFrame {
  /** At the right: whether the value is inherited, or why it cannot be changed here. */
  readonly aside: ReactNode
  /** Changed and not saved. */
  readonly tinted: boolean
  /** It cannot be changed here; `aside` says why, and describes the control. */
  readonly locked: boolean
  readonly asideId: string
}

/** Within it a field is a row of settings: label and help, control, and what the row says at the right. */
export const FieldRowContext = createContext<FieldRowFrame | undefined>(undefined)

export interface FieldRowProps extends FieldRowFrame {
  readonly name: ReactNode
  readonly control: ReactNode
}

/** One row of settings. */
export const FieldRow = ({ name, control, aside, asideId, tinted, locked }: FieldRowProps) => (
  <div className="field-row" data-tinted={tinted || undefined} data-locked={locked || undefined}>
    <div className="field-row-name">{name}</div>
    <div className="field-row-control">{control}</div>
    <div className="field-row-aside" id={asideId}>
      {aside}
    </div>
  </div>
)
