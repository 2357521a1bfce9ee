import './translations-field.css'
import { TextAreaField } from './text-area-field.tsx'
import type { FormFieldProps } from './fields.tsx'

export interface TranslationsFieldProps extends Omit<FormFieldProps, 'required'> {
  /** `code` is the contract's, `lang` the one of HTML. */
  readonly languages: readonly { readonly code: string; readonly label: string; readonly lang: string }[]
  readonly rows?: number
}

/** A text in several languages. The form holds them by code; `toTranslations` makes the contract's list of it. */
export const TranslationsField = (props: TranslationsFieldProps) => {
  const { name, label, help, readOnly, languages, rows = 2 } = props
  return (
    <fieldset className="translations stack stack-tight">
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
      {help !== undefined && <p className="field-help">{help}</p>}
    </fieldset>
  )
}
