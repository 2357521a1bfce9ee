import './field.css'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { readDay } from '~notations/day.ts'
import { valueOf } from '~notations/reading.ts'
import { date } from '@/i18n/formats.ts'
import { CalendarButton } from './calendar.tsx'
import { hasLeft } from './has-left.ts'
import { TextInput } from './inputs.tsx'

export interface DateInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onBlur' | 'type' | 'min' | 'max'
> {
  /** The name of the field, used in the label of the calendar button. */
  readonly label: string
  /** `yyyy-MM-dd`. A text that is not a date yet stays as typed. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** The first and the last day that the calendar offers. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** A button that opens another calendar, such as the one of a period, or none. Default: a calendar for this day. */
  readonly calendar?: ReactNode
  /**
   * Two-digit years are read as years up to this day, for example in a date of birth. Default: as years of this
   * century.
   */
  readonly notAfter?: string | undefined
  /** Called when the focus has left the text box and its calendar. */
  readonly onLeave?: (() => void) | undefined
}

/** A day, typed as `dd/MM/yyyy` (R279) or picked from a calendar. */
export function DateInput(props: DateInputProps) {
  const { label, value, onChange, min, max, notAfter, onLeave, placeholder, calendar, ...rest } = props
  const { t } = useTranslation('ui')
  const [typed, setTyped] = useState<string>()
  return (
    <div className="date-input input-group" onBlur={(event) => hasLeft(event) && onLeave?.()}>
      <TextInput
        {...rest}
        inputMode="numeric"
        placeholder={placeholder ?? t('form.datePattern')}
        value={typed ?? toShown(value)}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(toIso(target.value, notAfter))
        }}
        onBlur={() => setTyped(undefined)}
      />
      {rest.readOnly !== true &&
        (calendar ?? <CalendarButton label={label} value={value} min={min} max={max} onPick={onChange} />)}
    </div>
  )
}

/** The day for a typed text. Other text stays as typed. */
export const toIso = (text: string, notAfter?: string): string =>
  valueOf(readDay(text, notAfter === undefined ? {} : { notAfter })) ?? text

const toShown = (value: string): string => (/^\d{4}-\d\d-\d\d$/.test(value) ? date(value) : value)
