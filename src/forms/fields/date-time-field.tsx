import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateInput } from '@/ui/inputs/date-input.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { hasLeft } from '@/ui/inputs/has-left.ts'
import { TextInput } from '@/ui/inputs/inputs.tsx'
import { useFormField, type FormFieldProps } from './fields.tsx'
import { useFieldText } from './field-texts.ts'
import { fromMoment, momentText, toMoment, type DayAndTime } from '../values/moment.ts'
import './date-time-field.css'

/** A day and a time in Brussels. The form value is an ISO date-time with offset, or other text as typed. */
export function DateTimeField(props: FormFieldProps) {
  const { t } = useTranslation('ui')
  const { name, readOnly } = props
  const { input, label, field } = useFormField<string>(props)
  useFieldText(name, momentText)
  const value = input.value ?? ''
  const [typed, setTyped] = useState<DayAndTime>()
  // The value was changed from outside, for example by "undo": discard the typed text.
  const shown = typed && toMoment(typed) === value ? typed : fromMoment(value)
  const change = (part: Partial<DayAndTime>): void => {
    const next = { ...shown, ...part }
    setTyped(next)
    input.onChange(toMoment(next))
  }
  const leave = (): void => {
    setTyped(undefined)
    input.onBlur()
  }
  return (
    <Field {...field} help={field.help ?? t('form.zone')}>
      {(control) => (
        <div className="date-time-field" onBlur={(event) => hasLeft(event) && leave()}>
          <DateInput
            {...control}
            label={label}
            name={name}
            value={shown.day}
            readOnly={readOnly}
            onChange={(day) => change({ day })}
            onFocus={input.onFocus}
          />
          <TextInput
            aria-label={t('form.timeOf', { label })}
            aria-invalid={control['aria-invalid']}
            aria-describedby={control['aria-describedby']}
            inputMode="numeric"
            autoComplete="off"
            placeholder={t('form.timePattern')}
            value={shown.time}
            readOnly={readOnly}
            onChange={({ target }) => change({ time: target.value })}
            onFocus={input.onFocus}
          />
        </div>
      )}
    </Field>
  )
}
