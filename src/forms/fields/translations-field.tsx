import './translations-field.css'
import { useId } from 'react'
import { FieldError } from '@/ui/inputs/field.tsx'
import { useFormField, type FormFieldProps } from './fields.tsx'
import { TextAreaField } from './text-area-field.tsx'

export interface TranslationsFieldProps extends Omit<FormFieldProps, 'requiredHere'> {
  /** `code` is the contract's, `lang` the one of HTML. */
  readonly languages: readonly { readonly code: string; readonly label: string; readonly lang: string }[]
  readonly rows?: number
}

/**
 * A text in several languages. The form holds them by code; `toTranslations` makes the contract's list of it. What is
 * wrong with one text stands at its input, what is wrong with them together below them.
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
