import { createContext } from 'react'
import type { BrokenRules } from '~openapi/rules.ts'
import type { LabelOf } from '../form-fields.ts'

/** The state that a form before sign-in passes to its fields. */
export interface GuestFormState {
  /** Whether the user submitted the form with invalid values. From then on every error shows. */
  readonly wasInvalid: boolean
  /** The rules that the fields of a refused request break, until something is changed. */
  readonly refused: BrokenRules | undefined
  /** The id of the summary above the fields, if it lists the errors. Then a field is only marked as invalid. */
  readonly summaryId: string | undefined
  readonly isRequired: (name: string) => boolean
  readonly labelOf: LabelOf
  readonly sending: boolean
  readonly submit: () => void
}

export const GuestFormContext = createContext<GuestFormState | undefined>(undefined)
