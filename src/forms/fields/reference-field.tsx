import { valueOf } from '~notations/reading.ts'
import { readReference } from '~notations/reference.ts'
import type { FormFieldProps } from './fields.tsx'
import { TypedField } from './typed-field.tsx'

/**
 * The reference of a bank transfer. A structured communication is kept as `+++090/9337/55493+++`, other text as typed.
 */
export const ReferenceField = (props: FormFieldProps) => (
  <TypedField
    {...props}
    dir="ltr"
    spellCheck={false}
    textOf={(reference = '') => reference}
    valueOf={(typed: string) => valueOf(readReference(typed)) ?? typed}
  />
)
