import { useTranslation } from 'react-i18next'
import isDate from '~openapi/formats/date.ts'
import { DateInput } from '../inputs/date-input.tsx'
import './period-filter.css'

export interface PeriodFilterProps {
  /** What of the rows lies in the period. */
  readonly label: string
  /** `yyyy-MM-dd`, both ends included; `undefined`: open. */
  readonly from: string | undefined
  readonly to: string | undefined
  readonly onChange: (period: {
    readonly from?: string | undefined
    readonly to?: string | undefined
  }) => void
}

/** Filters a list by days. An end counts as soon as it is a day, or empty again. */
export function PeriodFilter({ label, from, to, onChange }: PeriodFilterProps) {
  const { t } = useTranslation('ui')
  const end = (name: 'from' | 'to', value: string | undefined) => (
    <DateInput
      label={t(`period.${name}Of`, { label })}
      aria-label={t(`period.${name}Of`, { label })}
      placeholder={t(`period.${name}`)}
      value={value ?? ''}
      onChange={(day) => {
        if (day === '' || isDate(day)) onChange({ [name]: day === '' ? undefined : day })
      }}
    />
  )
  return (
    <div className="period-filter">
      {end('from', from)}
      <span aria-hidden="true">–</span>
      {end('to', to)}
    </div>
  )
}
