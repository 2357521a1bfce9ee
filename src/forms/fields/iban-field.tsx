import { readIban } from '~notations/iban.ts'
import { valueOf } from '~notations/reading.ts'
import type { FormFieldProps } from './fields.tsx'
import { TypedField } from './typed-field.tsx'

/** A bank account (R164), shown in groups of four. The form value is in upper case, without spaces. */
export const IbanField = (props: FormFieldProps) => (
  <TypedField
    {...props}
    dir="ltr"
    autoCapitalize="characters"
    spellCheck={false}
    textOf={inGroups}
    valueOf={(typed) => valueOf(readIban(typed)) ?? typed.replace(/\s/g, '').toUpperCase()}
  />
)

const inGroups = (iban = ''): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
