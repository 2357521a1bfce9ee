import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import isDate from '~openapi/formats/date.ts'
import { PERIODS } from '@/base/periods.ts'
import { useAnnouncement } from '../feedback/use-announcement.ts'
import { CalendarButton } from '../inputs/calendar.tsx'
import { DateInput, type DateInputProps } from '../inputs/date-input.tsx'
import { FieldError } from '../inputs/field.tsx'
import './period-filter.css'

export interface PeriodFilterProps {
  /** The label of the filtered date. */
  readonly label: string
  /** `yyyy-MM-dd`, both ends included. `undefined` means no limit. */
  readonly from: string | undefined
  readonly to: string | undefined
  readonly onChange: (period: {
    readonly from?: string | undefined
    readonly to?: string | undefined
  }) => void
}

/**
 * Filters a list by a period of days, typed or chosen from one calendar. Calls `onChange` when an end is a valid day or
 * empty. Other text stays as typed, with an error once the focus has left it or Enter was pressed.
 */
export function PeriodFilter({ label, from, to, onChange }: PeriodFilterProps) {
  const { t } = useTranslation('ui')
  const first = usePeriodEnd(t('period.fromOf', { label }), from, (day) => onChange({ from: day }))
  const last = usePeriodEnd(t('period.toOf', { label }), to, (day) => onChange({ to: day }))
  return (
    <div className="period-filter">
      <DateInput {...first.input} placeholder={t('period.from')} calendar={false} />
      <span aria-hidden="true">–</span>
      <DateInput
        {...last.input}
        placeholder={t('period.to')}
        calendar={
          <CalendarButton
            label={label}
            first={from ?? ''}
            last={to ?? ''}
            offered={PERIODS}
            onPickPeriod={(period) => {
              first.discard()
              last.discard()
              onChange({ from: period.first || undefined, to: period.last || undefined })
            }}
          />
        }
      />
      {first.error}
      {last.error}
    </div>
  )
}

type EndInput = Omit<DateInputProps, 'placeholder' | 'calendar'>

/** One end of the period: the props of its input, its error, and a function that discards text that is not a day. */
function usePeriodEnd(label: string, day: string | undefined, onDay: (day: string | undefined) => void) {
  const { t } = useTranslation('ui')
  const errorId = useId()
  const [other, setOther] = useState({ text: '', isLeft: false, day })
  const keep = (text: string): void => setOther({ text, isLeft: false, day })
  // The day was changed elsewhere, for example by a saved view.
  if (other.day !== day) keep('')
  const isInvalid = other.text !== '' && other.isLeft
  const error = isInvalid ? t('validations.date.with_label', { label }) : undefined
  useAnnouncement(error ?? '')
  const leave = (): void => setOther((now) => ({ ...now, isLeft: true }))
  const input: EndInput = {
    label,
    'aria-label': label,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': isInvalid ? errorId : undefined,
    value: other.text || (day ?? ''),
    onChange: (typed) => {
      const isDay = typed === '' || isDate(typed)
      keep(isDay ? '' : typed)
      if (isDay) onDay(typed || undefined)
    },
    onKeyDown: ({ key }) => {
      if (key === 'Enter') leave()
    },
    onLeave: leave,
  }
  return { input, error: <FieldError id={errorId} error={error} />, discard: () => keep('') }
}
