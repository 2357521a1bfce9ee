import { createContext } from 'react'
import type { LabelOf } from '../form-fields.ts'

/** What a form before sign-in tells its fields. */
export interface GuestFormState {
  /** The form was submitted with mistakes: from then on each shows. */
  readonly isTried: boolean
  /** What the server refused was not changed since. */
  readonly isRefused: boolean
  /** The id of what tells mistakes above the fields. A field itself only shows that it is wrong, then. */
  readonly toldIn: string | undefined
  readonly isRequired: (name: string) => boolean
  readonly labelOf: LabelOf
  readonly sending: boolean
  readonly submit: () => void
}

export const GuestFormContext = createContext<GuestFormState | undefined>(undefined)
