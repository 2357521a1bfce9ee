import { DateField } from '@/forms/fields/date-field.tsx'
import { RadioField } from '@/forms/fields/fields.tsx'
import { today } from '@/base/dates.ts'

export interface PlanFieldsProps<Mode extends string> {
  readonly modes: readonly { readonly value: Mode; readonly label: string }[]
  readonly modeLabel: string
  readonly dayLabel: string
  /** The selected mode. */
  readonly mode: Mode
}

/** The fields of a `Plan`: immediately, on a day, or in another way. */
export function PlanFields<Mode extends string>({ modes, modeLabel, dayLabel, mode }: PlanFieldsProps<Mode>) {
  return (
    <>
      <RadioField name="mode" label={modeLabel} options={modes} />
      {mode === 'date' && <DateField name="day" label={dayLabel} requiredHere min={today()} />}
    </>
  )
}
