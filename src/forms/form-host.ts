import { createContext } from 'react'

/** Nothing to lose; something typed would be lost; on its way to the server. */
export type FormStanding = 'clean' | 'dirty' | 'sending'

/** What a form stands in, when that is not the page: it draws the form's buttons as its own. */
export interface FormHost {
  readonly stand: (standing: FormStanding) => void
  /** The user is through with it; may be asked first. */
  readonly close: () => void
  readonly saved: () => void
}

export const FormHostContext = createContext<FormHost | undefined>(undefined)
