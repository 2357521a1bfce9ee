import { createContext, type ReactNode } from 'react'

/** The settings row around a field. */
export interface FieldRowFrame {
  /** The value cannot be changed here; the text at the right of the row describes the control. */
  readonly locked: boolean
  readonly asideId: string
  /** Renders the row. Passed by context, because the sign-in page has fields but no rows. */
  readonly draw: (name: ReactNode, control: ReactNode) => ReactNode
}

/** Fields below this provider render as settings rows: label and help, control, and the text at the right. */
export const FieldRowContext = createContext<FieldRowFrame | undefined>(undefined)
