import './field.css'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { date } from '@/i18n/formats.ts'
import { CalendarButton } from './calendar.tsx'
import { TextInput } from './inputs.tsx'

export interface DateInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'type' | 'min' | 'max'
> {
  /** The name of the field, used in the label of the calendar button. */
  readonly label: string
  /** `yyyy-MM-dd`. A text that is not a date yet stays as typed. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** The first and the last day that the calendar offers. */
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** A day, typed as `dd/MM/yyyy` (R279) or picked from a calendar. */
export function DateInput(props: DateInputProps) {
  const { label, value, onChange, min, max, onBlur, placeholder, ...rest } = props
  const { t } = useTranslation('ui')
  const [typed, setTyped] = useState<string>()
  return (
    <div className="date-input input-group">
      <TextInput
        {...rest}
        inputMode="numeric"
        placeholder={placeholder ?? t('form.datePattern')}
        value={typed ?? toShown(value)}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(toIso(target.value))
        }}
        onBlur={(event) => {
          setTyped(undefined)
          onBlur?.(event)
        }}
      />
      {rest.readOnly !== true && (
        <CalendarButton label={label} value={value} min={min} max={max} onPick={onChange} />
      )}
    </div>
  )
}

/**
 * Converts `31/12/2026` to `2026-12-31`. Accepts dots and dashes, and no leading zeros. Returns other text unchanged.
 */
export function toIso(text: string): string {
  const [, day = '', month = '', year = ''] = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(text) ?? []
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const toShown = (value: string): string => (/^\d{4}-\d\d-\d\d$/.test(value) ? date(value) : value)
