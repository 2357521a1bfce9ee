import { createContext } from 'react'

/** `clean`: no unsaved changes. `dirty`: unsaved changes. `sending`: being sent to the server. */
export type FormStanding = 'clean' | 'dirty' | 'sending'

interface Host {
  /** Reports the standing of the form and how many fields have changed. */
  readonly stand: (standing: FormStanding, changes: number) => void
}

/** The dialog around a form. It renders the form's buttons in its footer. */
export interface DialogHost extends Host {
  readonly kind: 'dialog'
  /** The user wants to leave the form. The dialog may ask for confirmation first. */
  readonly close: () => void
  readonly saved: () => void
}

/** The settings page around a form. It has one pair of buttons for all its forms. */
export interface PageHost extends Host {
  readonly kind: 'page'
  /** Registers the form's commands. Returns a function that removes them. */
  readonly attach: (commands: FormCommands) => () => void
  /** Saves each form of the page that has changed. */
  readonly save: () => void
}

export interface FormCommands {
  /** Submits the form. Resolves to whether it was saved. */
  readonly submit: () => Promise<boolean>
  readonly focusMistake: () => void
  /** The number of fields that show an error. */
  readonly mistakes: () => number
  readonly undo: () => void
}

/** The dialog or page that renders the buttons of a form. Without one, the form renders its own. */
export const FormHostContext = createContext<DialogHost | PageHost | undefined>(undefined)
