import { Field } from '@/ui/field.tsx'
import { useFormField, type FormFieldProps } from './fields.tsx'
import { useFieldText } from './field-texts.ts'
import { TypedInput } from './typed-input.tsx'

/** A bank account (R164), shown in groups of four. The form holds it in upper case, without spaces. */
export function IbanField({ name, label, help, required, readOnly }: FormFieldProps) {
  const { input, error } = useFormField<string>({ name, label })
  useFieldText(name, inGroups)
  return (
    <Field label={label} help={help} required={required} error={error}>
      {(control) => (
        <TypedInput
          {...control}
          name={name}
          dir="ltr"
          autoCapitalize="characters"
          spellCheck={false}
          text={inGroups(input.value ?? '')}
          readOnly={readOnly}
          onText={(typed) => input.onChange(typed.replace(/\s/g, '').toUpperCase())}
          onFocus={input.onFocus}
          onLeave={() => input.onBlur()}
        />
      )}
    </Field>
  )
}

const inGroups = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
