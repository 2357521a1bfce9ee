import { createContext, type ReactNode } from 'react'

/** The row of settings around a field. */
export interface FieldRowFrame {
  /** The value cannot be changed here; what the row says at the right describes the control. */
  readonly locked: boolean
  readonly asideId: string
  /** Draws the row. It is given, because the sign-in page has fields and no rows. */
  readonly draw: (name: ReactNode, control: ReactNode) => ReactNode
}

/** Within it a field is a row of settings: label and help, control, and what the row says at the right. */
export const FieldRowContext = createContext<FieldRowFrame | undefined>(undefined)
