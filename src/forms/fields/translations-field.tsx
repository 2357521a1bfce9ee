import { useTranslation } from 'react-i18next'
import './translations-field.css'
import type { ContentLanguage } from '@/i18n/content-languages.ts'
import { number } from '@/i18n/formats.ts'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import { FieldError } from '@/ui/inputs/field.tsx'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { sameTexts, type Texts } from '../values/translations.ts'
import { FieldGroup } from '../field-blocks.tsx'
import { TextField, useFormField, type FormFieldProps } from './fields.tsx'
import { TextAreaField } from './text-area-field.tsx'

export interface TranslationsFieldProps extends Omit<FormFieldProps, 'requiredHere'> {
  /** `TEXT_LANGUAGES`, `TEMPLATE_LANGUAGES` or `TRANSLATION_LANGUAGES`, or a part of one of them. */
  readonly languages: readonly ContentLanguage[]
  /** The number of visible lines of each text, 3 by default. With 1, a text is a single line. */
  readonly rows?: number
}

/**
 * A text in several languages, side by side, showing which languages are missing. The form value is an object by
 * language code, which `toTranslations` converts to the contract's list. An error of one text shows at its input, an
 * error of the list below all inputs.
 */
export const TranslationsField = (props: TranslationsFieldProps) => {
  const { name, help, readOnly, languages, rows = 3 } = props
  const { t } = useTranslation('ui')
  const { input, id, label, error } = useFormField<Texts<string> | undefined>(props, { isEqual: sameTexts })
  const lengthOf = (code: string): number => [...(input.value?.[code] ?? '').trim()].length
  const there = languages.filter(({ code }) => lengthOf(code) > 0).length
  const TextIn = rows === 1 ? TextField : TextAreaField
  return (
    <fieldset
      id={id}
      data-invalid={error === undefined ? undefined : ''}
      className="translations contract-form-wide"
      aria-describedby={error === undefined ? `${id}-there` : `${id}-error ${id}-there`}
    >
      <legend className="field-label">{label}</legend>
      <p className="field-help" id={`${id}-there`}>
        <span>{t('form.languages', { count: there, total: languages.length })}</span>
        {help !== undefined && (
          <>
            <span> · </span>
            <span>{help}</span>
          </>
        )}
      </p>
      <div className="translations-texts" style={{ '--rows': rows }}>
        <FieldGroup name={label}>
          {languages.map(({ code, lang }) => (
            <TextIn
              key={code}
              name={`${name}.${code}`}
              label={t(`languages.${lang}`)}
              lang={lang}
              help={
                lengthOf(code) === 0 ? (
                  <StatusBadge tone="warning">{t('form.missing')}</StatusBadge>
                ) : (
                  t('form.length', { count: lengthOf(code), number: number(lengthOf(code)) })
                )
              }
              {...(rows > 1 && { rows })}
              {...withoutUndefined({ readOnly })}
            />
          ))}
        </FieldGroup>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
