import type { ValidateFunction } from 'ajv'

/** Which field asks for a property, by its type, format, unit and values. */
export type FieldKind =
  | 'text'
  | 'text-area'
  | 'email'
  | 'phone'
  | 'iban'
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
  /** Of a thing: only the screen knows where to search for it. */
  | 'identifier'
  /** Of things: only the screen knows how they are chosen. */
  | 'list'

/** What the contract states of a property. */
export interface FieldHint {
  readonly kind: FieldKind
  readonly required?: true
  /** Of a request that only says what changes: a value that is there cannot be taken away. */
  readonly kept?: true
  /** Of a number, as `x-unit` says. */
  readonly unit?: string
  /** The values of a choice. */
  readonly options?: readonly string[]
  /** Of a text. */
  readonly maxLength?: number
}

/** A request body of the contract, as a form needs it. The constants are generated, one file per schema. */
export interface ContractRequest {
  readonly validate: ValidateFunction
  /** By the dotted path of the property in the body. */
  readonly fields: Readonly<Record<string, FieldHint>>
}
