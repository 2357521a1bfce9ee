import './texts-list-field.css'
import { useRef } from 'react'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import type { ContentLanguage } from '@/i18n/content-languages.ts'
import { Button, IconButton } from '@/ui/basics/button.tsx'
import { FieldError } from '@/ui/inputs/field.tsx'
import { TextInput } from '@/ui/inputs/inputs.tsx'
import type { Texts } from '../values/translations.ts'
import { useFieldText } from './field-texts.ts'
import { useFormField, type FormFieldProps } from './fields.tsx'

type Entry = Texts<string>

export interface TextsListFieldProps extends Omit<FormFieldProps, 'requiredHere' | 'readOnly'> {
  readonly languages: readonly ContentLanguage[]
  /** The label of the button that adds an entry. */
  readonly addLabel: string
}

/**
 * A list of short texts, each in several languages, one entry per line. The form value is a list of texts by language
 * code. The request leaves out an entry without any text.
 */
export function TextsListField(props: TextsListFieldProps) {
  const { name, help, languages, addLabel } = props
  const { t } = useTranslation('ui')
  const { input, id, label, error } = useFormField<readonly Entry[] | undefined>(props)
  const entries = input.value ?? []
  const rows = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  useFieldText(name, (texts: readonly Entry[]) => texts.map((entry) => firstOf(entry, languages)).join(', '))
  const change = (at: number, code: string, text: string): void =>
    input.onChange(entries.map((entry, index) => (index === at ? { ...entry, [code]: text } : entry)))
  const focusRow = (at: number): void => {
    requestAnimationFrame(() => rows.current?.children[at]?.querySelector('input')?.focus())
  }
  return (
    <fieldset
      id={id}
      className="texts-list"
      data-invalid={error === undefined ? undefined : ''}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="sr-only">{label}</legend>
      {help !== undefined && <p className="field-help">{help}</p>}
      <ul ref={rows}>
        {entries.map((entry, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- an entry has no identity but its place
          <li key={at} className="texts-list-row">
            {languages.map(({ code, lang }) => (
              <TextInput
                key={code}
                lang={lang}
                dir="auto"
                aria-label={t('form.entryIn', { number: at + 1, language: t(`languages.${lang}`) })}
                aria-invalid={error === undefined ? undefined : true}
                aria-describedby={error === undefined ? undefined : `${id}-error`}
                placeholder={t(`languages.${lang}`)}
                value={entry[code] ?? ''}
                onFocus={() => input.onFocus()}
                onBlur={() => input.onBlur()}
                onChange={({ target }) => change(at, code, target.value)}
              />
            ))}
            <IconButton
              label={t('form.removeEntry', { name: firstOf(entry, languages) || at + 1 })}
              icon={<X />}
              onClick={() => {
                input.onChange(entries.filter((_entry, index) => index !== at))
                add.current?.focus()
              }}
            />
          </li>
        ))}
      </ul>
      <FieldError id={`${id}-error`} error={error} />
      <Button
        ref={add}
        size="small"
        icon={<Plus />}
        onClick={() => {
          input.onChange([...entries, {}])
          focusRow(entries.length)
        }}
      >
        {addLabel}
      </Button>
    </fieldset>
  )
}

const firstOf = (entry: Entry, languages: readonly ContentLanguage[]): string =>
  languages.map(({ code }) => entry[code] ?? '').find((text) => text !== '') ?? ''
