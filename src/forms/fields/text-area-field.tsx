import '@/ui/inputs/field.css'
import { Field } from '@/ui/inputs/field.tsx'
import { useTextInput } from '../form-state.ts'
import { useFieldFrame, type FormFieldProps } from './fields.tsx'
import { asTyped, useFieldText } from './field-texts.ts'

export interface TextAreaFieldProps extends FormFieldProps {
  /** Visible lines; more can be typed. Default 4. */
  readonly rows?: number
  /** The language of the text, if it is not the portal's. */
  readonly lang?: string | undefined
}

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, readOnly, rows = 4, lang } = props
  const { field } = useFieldFrame(props)
  const input = useTextInput<HTMLTextAreaElement>(name)
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
