import { createContext } from 'react'

/** No unsaved changes; unsaved changes; being sent to the server. */
export type FormStanding = 'clean' | 'dirty' | 'sending'

interface Host {
  /** The form tells how it stands, and how many fields have changed. */
  readonly stand: (standing: FormStanding, changes: number) => void
}

/** The dialog around a form. It renders the form's buttons in its foot. */
export interface DialogHost extends Host {
  readonly kind: 'dialog'
  /** The user wants to leave the form; the dialog may ask first. */
  readonly close: () => void
  readonly saved: () => void
}

/** The page of settings around a form. It has one pair of buttons for all its forms. */
export interface PageHost extends Host {
  readonly kind: 'page'
  /** Takes the form's commands. Returns a function that removes them. */
  readonly attach: (commands: FormCommands) => () => void
  /** Saves each form of the page that has changed. */
  readonly save: () => void
}

export interface FormCommands {
  /** Sends the form; answers whether it was saved. */
  readonly submit: () => Promise<boolean>
  readonly focusMistake: () => void
  readonly undo: () => void
}

/** What renders the buttons of a form in its place; without one the form has its own. */
export const FormHostContext = createContext<DialogHost | PageHost | undefined>(undefined)
