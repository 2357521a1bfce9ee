import './translations-field.css'
import { useId } from 'react'
import { FieldError } from '@/ui/inputs/field.tsx'
import { useFormField, type FormFieldProps } from './fields.tsx'
import { TextAreaField } from './text-area-field.tsx'

export interface TranslationsFieldProps extends Omit<FormFieldProps, 'requiredHere'> {
  /** `code` is the contract's language code, `lang` the one of HTML. */
  readonly languages: readonly { readonly code: string; readonly label: string; readonly lang: string }[]
  readonly rows?: number
}

/**
 * A text in several languages. The form value is an object by language code; `toTranslations` turns it into the contract's
 * list. An error of one text shows at its input, an error of the list below all inputs.
 */
export const TranslationsField = (props: TranslationsFieldProps) => {
  const { name, help, readOnly, languages, rows = 2 } = props
  const { label, error } = useFormField<object>(props)
  const errorId = useId()
  return (
    <fieldset
      className="translations stack stack-tight"
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend className="field-label">{label}</legend>
      {languages.map(({ code, label: language, lang }) => (
        <TextAreaField
          key={code}
          name={`${name}.${code}`}
          label={language}
          lang={lang}
          rows={rows}
          {...(readOnly && { readOnly })}
        />
      ))}
      <FieldError id={errorId} error={error} />
      {help !== undefined && <p className="field-help">{help}</p>}
    </fieldset>
  )
}
