import '@/ui/inputs/field.css'
import { Field } from '@/ui/inputs/field.tsx'
import { useFormField, type FormFieldProps } from './fields.tsx'
import { asTyped, useFieldText } from './field-texts.ts'

export interface TextAreaFieldProps extends FormFieldProps {
  /** The number of visible lines. The text may have more. Default 4. */
  readonly rows?: number
  /** The language of the text, if it differs from the portal's. */
  readonly lang?: string | undefined
}

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, readOnly, rows = 4, lang } = props
  const { input, field } = useFormField<string>(props)
  useFieldText(name, asTyped)
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          {...input}
          className="input"
          dir="auto"
          lang={lang}
          rows={rows}
          readOnly={readOnly}
        />
      )}
    </Field>
  )
}
