import { createContext } from 'react'
import type { LabelOf } from '../form-fields.ts'

/** What a form before sign-in tells its fields. */
export interface GuestFormState {
  /** The form was submitted with mistakes: from then on each shows. */
  readonly isTried: boolean
  /** What the server refused was not changed since. */
  readonly isRefused: boolean
  /** Mistakes are told above the fields: a field only shows that it is wrong. */
  readonly isToldAbove: boolean
  readonly isRequired: (name: string) => boolean
  readonly labelOf: LabelOf
  readonly sending: boolean
  readonly submit: () => void
}

export const GuestFormContext = createContext<GuestFormState | undefined>(undefined)
