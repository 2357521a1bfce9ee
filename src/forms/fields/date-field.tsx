import type { ReactNode } from 'react'
import isDate from '~openapi/formats/date.ts'
import { date } from '@/i18n/formats.ts'
import { DateInput } from '@/ui/inputs/date-input.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { useFieldText } from './field-texts.ts'
import { useFormField, type FormFieldProps } from './fields.tsx'

export interface DateFieldProps extends FormFieldProps {
  /** The first and the last day that the calendar offers. */
  readonly min?: string
  readonly max?: string
  /** Two-digit years are read as years up to this day, for example in a date of birth. */
  readonly notAfter?: string
  /** Returns the button of another calendar, such as the one of a period. Default: a calendar for this day. */
  readonly calendar?: (label: string) => ReactNode
}

/** A day. The form value is `yyyy-MM-dd`, or other text as typed, so that validation refuses it. */
export function DateField(props: DateFieldProps) {
  const { name, readOnly, min, max, notAfter, calendar } = props
  const { input, label, field } = useFormField<string>(props)
  useFieldText(name, (value: string) => (isDate(value) ? date(value) : value))
  return (
    <Field {...field}>
      {(control) => (
        <DateInput
          {...control}
          label={label}
          name={name}
          value={input.value ?? ''}
          onChange={input.onChange}
          onFocus={input.onFocus}
          onLeave={() => input.onBlur()}
          readOnly={readOnly}
          autoComplete={props.autoComplete}
          min={min}
          max={max}
          notAfter={notAfter}
          calendar={calendar?.(label)}
        />
      )}
    </Field>
  )
}
