import './field.css'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { useRef, useState, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '@/i18n/use-translation.ts'
import isDate from '~openapi/formats/date.ts'
import { date } from '@/i18n/formats.ts'
import { IconButton } from '../basics/button.tsx'
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

/** A day, typed as `dd/MM/yyyy` (R279) or picked from the browser's own calendar. */
export function DateInput(props: DateInputProps) {
  const { label, value, onChange, min, max, onBlur, placeholder, ...rest } = props
  const { t } = useTranslation('ui')
  const picker = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  // The browser's own field has nine elements and a picture inside, so it is there only for who picks a day.
  const [isPicked, setIsPicked] = useState(false)
  const pick = (): void => {
    // At once: the calendar may open only within the click.
    flushSync(() => setIsPicked(true))
    picker.current?.showPicker()
  }
  return (
    <div className="date-input">
      <div className="input-group">
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
          <span className="input-after">
            <IconButton
              label={t('form.pickDate', { label })}
              icon={<CalendarDays />}
              size="small"
              onClick={pick}
            />
          </span>
        )}
      </div>
      {isPicked && (
        <input
          ref={picker}
          type="date"
          className="date-input-picker"
          tabIndex={-1}
          aria-hidden="true"
          min={min}
          max={max}
          value={isDate(value) ? value : ''}
          onChange={({ target }) => onChange(target.value)}
        />
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
