import { createContext } from 'react'
import type { BrokenRule } from '~openapi/rules.ts'
import type { LabelOf } from '../form-fields.ts'

/** What a form before sign-in tells its fields, by the name of the field. */
export interface GuestFormState {
  readonly valueOf: (name: string) => string
  readonly change: (name: string, value: string) => void
  /** The user has left the field. */
  readonly leave: (name: string) => void
  /** The rule to show at the field now. */
  readonly brokenOf: (name: string) => BrokenRule | undefined
  /** Whether the message stands above the fields: the field only shows that it is wrong. */
  readonly isToldAbove: (name: string) => boolean
  readonly isRequired: (name: string) => boolean
  readonly labelOf: LabelOf
  readonly sending: boolean
  /** Submits the form with this value of one field, which its state does not have yet. */
  readonly submitWith: (name: string, value: string) => void
}

export const GuestFormContext = createContext<GuestFormState | undefined>(undefined)
