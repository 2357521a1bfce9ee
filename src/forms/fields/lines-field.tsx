import '@/ui/inputs/field.css'
import { Field } from '@/ui/inputs/field.tsx'
import { useFormField, type FormFieldProps } from './fields.tsx'
import { useFieldText } from './field-texts.ts'

/** A list of short texts, one on each line. The form value is the list, with the empty lines that are still typed at. */
export function LinesField(props: FormFieldProps) {
  const { input, field } = useFormField<readonly string[]>(props)
  const lines = input.value ?? []
  useFieldText(props.name, (texts: readonly string[]) => texts.join(', '))
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          className="input"
          dir="auto"
          name={input.name}
          rows={Math.max(4, lines.length + 1)}
          value={lines.join('\n')}
          readOnly={props.readOnly}
          onFocus={() => input.onFocus()}
          onBlur={() => input.onBlur()}
          onChange={({ target }) => input.onChange(target.value === '' ? [] : target.value.split('\n'))}
        />
      )}
    </Field>
  )
}
