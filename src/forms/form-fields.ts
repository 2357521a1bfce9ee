import { getIn } from 'final-form'
import { createContext, useContext } from 'react'
import type { ContractRequest, FieldHint } from '@/api/contract-request.ts'

export type LabelOf = (field: string) => string

/** What the form knows about its fields, by their name in the form. */
export interface FormFields {
  /** What the contract states; `undefined` for a field that is not a property of the request. */
  readonly hintOf: (name: string) => FieldHint | undefined
  /** Whether the field had a value that the contract does not allow to be removed. */
  readonly isKept: (name: string) => boolean
  readonly labelOf?: LabelOf | undefined
}

const NO_FIELDS: FormFields = { hintOf: () => undefined, isKept: () => false }

export const FormFieldsContext = createContext<FormFields>(NO_FIELDS)

/** The properties of a request as the fields of a form; `before` has the initial values of an edit. */
export function formFields(
  { fields = {} }: Partial<ContractRequest>,
  fieldOf: (path: string) => string,
  before?: object,
): FormFields {
  const hints = new Map(Object.entries(fields).map(([path, hint]) => [fieldOf(path), hint]))
  return {
    hintOf: (name) => hints.get(name),
    isKept: (name) => before !== undefined && hints.get(name)?.kept === true && !isEmpty(getIn(before, name)),
  }
}

/** Whether a field is empty. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** What the contract states about a field, and its label. */
export function useFieldHint(name: string): {
  readonly hint: FieldHint | undefined
  readonly required: boolean
  readonly label: string | undefined
} {
  const { hintOf, isKept, labelOf } = useContext(FormFieldsContext)
  const hint = hintOf(name)
  return { hint, required: hint?.required === true || isKept(name), label: labelOf?.(name) }
}
