import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import isDate from '~openapi/formats/date.ts'
import { PERIODS } from '@/base/periods.ts'
import { CalendarButton } from '../inputs/calendar.tsx'
import { DateInput } from '../inputs/date-input.tsx'
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

/** Filters a list by a period of days, typed or chosen from one calendar. Calls `onChange` when an end is a valid day or empty. */
export function PeriodFilter({ label, from, to, onChange }: PeriodFilterProps) {
  const { t } = useTranslation('ui')
  const end = (name: 'from' | 'to', value: string | undefined, calendar: ReactNode) => (
    <DateInput
      label={t(`period.${name}Of`, { label })}
      aria-label={t(`period.${name}Of`, { label })}
      placeholder={t(`period.${name}`)}
      value={value ?? ''}
      calendar={calendar}
      onChange={(day) => {
        if (day === '' || isDate(day)) onChange({ [name]: day === '' ? undefined : day })
      }}
    />
  )
  return (
    <div className="period-filter">
      {end('from', from, false)}
      <span aria-hidden="true">–</span>
      {end(
        'to',
        to,
        <CalendarButton
          label={label}
          first={from ?? ''}
          last={to ?? ''}
          offered={PERIODS}
          onPickPeriod={({ first, last }) => onChange({ from: first || undefined, to: last || undefined })}
        />,
      )}
    </div>
  )
}
