import { useState } from 'react'
import { Field } from '@/ui/field.tsx'
import { TextInput } from '@/ui/inputs.tsx'
import { useFormField, type FormFieldProps } from './fields.tsx'
import { toNumber, toTyped } from './numbers.ts'

/**
 * A number, typed with a comma or a point. The form holds a number; what is none stays in it as typed, for the contract
 * to refuse; an empty field holds nothing.
 */
export function NumberField({
  name,
  label,
  help,
  required,
  readOnly,
  unit,
}: FormFieldProps & { /** Behind the number, such as `km`. */ readonly unit?: string }) {
  const { input, error } = useFormField<number | string | undefined>({ name, label })
  const [typed, setTyped] = useState<string>()
  return (
    <Field label={label} help={help} required={required} error={error}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          className="input-number"
          inputMode="decimal"
          autoComplete="off"
          unit={unit}
          value={typed ?? toTyped(input.value)}
          readOnly={readOnly}
          onFocus={input.onFocus}
          onChange={({ target }) => {
            setTyped(target.value)
            input.onChange(toNumber(target.value))
          }}
          onBlur={() => {
            setTyped(undefined)
            input.onBlur()
          }}
        />
      )}
    </Field>
  )
}
