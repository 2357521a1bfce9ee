import type { Validator } from '~openapi/validation.ts'
import type { REFERENCES } from './generated/references.ts'

export type Reference = keyof typeof REFERENCES

/** The kind of form field for a property, derived from its type, format, unit and values. */
export type FieldKind =
  | 'text'
  | 'text-area'
  | 'email'
  | 'phone'
  | 'iban'
  /** A structured communication, or other text. */
  | 'reference'
  | 'money'
  | 'percent'
  | 'number'
  | 'switch'
  | 'date'
  | 'date-time'
  | 'month'
  | 'colour'
  | 'select'
  | 'multi-select'
  /** The identifier of a record. Only the screen knows where to search for that record. */
  | 'identifier'
  /** A list of records. Only the screen knows how the user selects them. */
  | 'list'
  /** An object whose properties the contract does not name. Only the screen knows its fields. */
  | 'map'

/** The facts that the contract states about a property. */
export interface FieldHint {
  readonly kind: FieldKind
  readonly required?: true
  /** For requests that send only changes: an existing value cannot be removed. */
  readonly kept?: true
  /** For an identifier: which partner it names (`x-reference` in the contract). */
  readonly reference?: Reference
  /** The unit of a number (`x-unit` in the contract). */
  readonly unit?: string
  /** The allowed values of a select. */
  readonly options?: readonly string[]
  /** The maximum length of a text, in characters. */
  readonly maxLength?: number
}

/**
 * The facts that a form needs about a request body of the contract. The constants are generated, one file per schema.
 */
export interface ContractRequest<Body = unknown> {
  readonly validate: Validator<Body>
  /** The keys are the dotted paths of the properties in the body. */
  readonly fields: Readonly<Record<string, FieldHint>>
}
