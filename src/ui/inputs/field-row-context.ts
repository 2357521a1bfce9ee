import { createContext, type ReactNode } from 'react'

/** The settings row around a field. */
export interface FieldRowFrame {
  /** The value cannot be changed here. The text at the right of the row says why. */
  readonly locked: boolean
  readonly asideId: string
  /**
   * Renders the row. Provided by context, so that the sign-in page, which has fields but no rows, need not load its
   * code.
   */
  readonly render: (name: ReactNode, control: ReactNode) => ReactNode
}

/** Fields below this provider render as settings rows: label and help, control, and the text at the right. */
export const FieldRowContext = createContext<FieldRowFrame | undefined>(undefined)
