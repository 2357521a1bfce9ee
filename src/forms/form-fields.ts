import { getIn } from 'final-form'
import { createContext, useContext } from 'react'
import type { ContractRequest, FieldHint, FieldKind } from '@/api/contract-request.ts'
import type { FieldMark } from '@/ui/inputs/field.tsx'

export type LabelOf = (field: string) => string

/** The facts that the form knows about its fields, by their name in the form. */
export interface FormFields {
  /** What the contract states, or `undefined` for a field that is not a property of the request. */
  readonly hintOf: (name: string) => FieldHint | undefined
  /** Whether the field had a value that the contract does not allow to be removed. */
  readonly isKept: (name: string) => boolean
  readonly labelOf?: LabelOf | undefined
  /** Which fields are marked in words: the required or the optional ones, depending on which are fewer. */
  readonly marks?: FieldMark | undefined
}

const NO_FIELDS: FormFields = { hintOf: () => undefined, isKept: () => false }

export const FormFieldsContext = createContext<FormFields>(NO_FIELDS)

/** The properties of a request as the fields of a form. `before` has the initial values of an edit. */
export function formFields(
  { fields = {} }: Partial<ContractRequest>,
  fieldOf: (path: string) => string,
  before?: object,
): FormFields {
  const hints = new Map(Object.entries(fields).map(([path, hint]) => [fieldOf(path), hint]))
  return {
    marks: marksOf(Object.values(fields)),
    hintOf: (name) => hints.get(name),
    isKept: (name) => before !== undefined && hints.get(name)?.kept === true && !isEmpty(getIn(before, name)),
  }
}

const NOT_FILLED_IN: ReadonlySet<FieldKind> = new Set(['identifier', 'list', 'map', 'switch'])

/** Returns which fields are fewer. Fields that no user fills in, such as an identifier, do not count. */
function marksOf(hints: readonly FieldHint[]): FieldMark | undefined {
  const inputHints = hints.filter(({ kind }) => !NOT_FILLED_IN.has(kind))
  const required = inputHints.filter((hint) => hint.required === true).length
  if (inputHints.length === 0) return undefined
  return required < inputHints.length - required ? 'required' : 'optional'
}

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** What the contract states about a field, and its label. */
export function useFieldHint(name: string): {
  readonly hint: FieldHint | undefined
  readonly required: boolean
  readonly marks: FieldMark | undefined
  readonly label: string | undefined
  /** Whether the field must not be emptied. */
  readonly isKept: boolean
} {
  const { hintOf, isKept, labelOf, marks } = useContext(FormFieldsContext)
  const hint = hintOf(name)
  const kept = isKept(name)
  return { hint, marks, required: hint?.required === true || kept, isKept: kept, label: labelOf?.(name) }
}
