import { CalendarButton } from '@/ui/inputs/calendar.tsx'
import { useFillIn } from '../form-values.tsx'
import { useHeldField } from '../use-held-field.ts'
import { DateField, type DateFieldProps } from './date-field.tsx'

export interface PeriodFieldsProps {
  readonly first: DateFieldProps
  readonly last: DateFieldProps
}

/** The first and the last day of a period: two fields, and one calendar in which the period is shown and selected. */
export function PeriodFields({ first, last }: PeriodFieldsProps) {
  const fillIn = useFillIn()
  const days = { first: useDay(first.name), last: useDay(last.name) }
  const calendar = (label: string, end?: 'last') => (
    <CalendarButton
      {...days}
      label={label}
      end={end}
      onPickPeriod={(picked) => fillIn({ [first.name]: picked.first, [last.name]: picked.last })}
    />
  )
  return (
    <>
      <DateField {...first} calendar={(label) => calendar(label)} />
      <DateField {...last} calendar={(label) => calendar(label, 'last')} />
    </>
  )
}

const useDay = (name: string): string =>
  useHeldField<string | undefined>(name, { subscription: { value: true } }).input.value ?? ''
