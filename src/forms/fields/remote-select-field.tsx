import { useState } from 'react'
import { Field } from '@/ui/inputs/field.tsx'
import { RemoteSelect, type RemoteSelectProps } from '@/ui/inputs/remote-select.tsx'
import type { RemoteOption } from '@/ui/inputs/use-remote-options.ts'
import { useFormField, type FormFieldProps } from './fields.tsx'
import { useFieldText } from './field-texts.ts'

export interface RemoteSelectFieldProps
  extends FormFieldProps, Pick<RemoteSelectProps, 'search' | 'offered' | 'placeholder'> {
  /** Options whose labels are known before a search, such as the initial one. The form has only values. */
  readonly known?: readonly (RemoteOption | undefined)[]
}

/** A choice among too many options to list (R274). The form value is the value of the option, or an empty text. */
export function RemoteSelectField(props: RemoteSelectFieldProps) {
  const { name, label, help, requiredHere, readOnly, known = [], ...select } = props
  const { input, field } = useFormField<string>({ name, label, help, requiredHere })
  const [chosen, setChosen] = useState<RemoteOption>()
  const value = input.value ?? ''
  const labelOf = (one: string): string =>
    [chosen, ...known].find((option) => option?.value === one)?.label ?? one
  useFieldText(name, labelOf)
  return (
    <Field {...field}>
      {(control) => (
        <RemoteSelect
          {...select}
          {...control}
          clearable={!field.required}
          disabled={readOnly}
          value={value === '' ? undefined : { value, label: labelOf(value) }}
          onChange={(option) => {
            setChosen(option)
            input.onChange(option?.value ?? '')
            input.onBlur()
          }}
        />
      )}
    </Field>
  )
}
