import CalendarDays from 'lucide-react/icons/calendar-days'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { date } from '@/i18n/formats.ts'
import { IconButton } from '@/ui/button.tsx'
import { Field } from '@/ui/field.tsx'
import { TextInput } from '@/ui/inputs.tsx'
import { useFormField, type FormFieldProps } from './fields.tsx'

/**
 * A day, typed as `dd/MM/yyyy` (R279) or picked from the browser's own calendar. The form holds `yyyy-MM-dd`; what is
 * no date yet stays in the form as typed, for the contract to refuse.
 */
export function DateField({
  name,
  label,
  help,
  required,
  readOnly,
  min,
  max,
}: FormFieldProps & { readonly min?: string; readonly max?: string }) {
  const { t } = useTranslation('ui')
  const { input, error } = useFormField<string>({ name, label })
  const picker = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const value = input.value ?? ''
  const type = (text: string): void => {
    setTyped(text)
    input.onChange(toIso(text))
  }
  return (
    <Field label={label} help={help} required={required} error={error}>
      {(control) => (
        <div className="date-field">
          <div className="input-group">
            <TextInput
              {...control}
              name={name}
              inputMode="numeric"
              placeholder={t('form.datePattern')}
              value={typed ?? toShown(value)}
              readOnly={readOnly}
              onChange={({ target }) => type(target.value)}
              onFocus={input.onFocus}
              onBlur={() => {
                setTyped(undefined)
                input.onBlur()
              }}
            />
            {!readOnly && (
              <span className="input-after">
                <IconButton
                  label={t('form.pickDate', { label })}
                  icon={<CalendarDays />}
                  size="small"
                  onClick={() => picker.current?.showPicker()}
                />
              </span>
            )}
          </div>
          <input
            ref={picker}
            type="date"
            className="date-field-picker"
            tabIndex={-1}
            aria-hidden="true"
            min={min}
            max={max}
            value={/^\d{4}-\d\d-\d\d$/.test(value) ? value : ''}
            onChange={({ target }) => input.onChange(target.value)}
          />
        </div>
      )}
    </Field>
  )
}

/** `31/12/2026`, also with dots or dashes and without zeros, to `2026-12-31`; anything else stays as it is. */
export function toIso(text: string): string {
  const [, day = '', month = '', year = ''] = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(text) ?? []
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const toShown = (value: string): string => (/^\d{4}-\d\d-\d\d$/.test(value) ? date(value) : value)
