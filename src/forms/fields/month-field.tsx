import { useTranslation } from 'react-i18next'
import { monthKey } from '@/base/dates.ts'
import { CalendarButton } from '@/ui/inputs/calendar.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { hasLeft } from '@/ui/inputs/has-left.ts'
import { firstDayOf, monthOfDay, monthText, toMonth } from '../values/month.ts'
import { useFieldText } from './field-texts.ts'
import { useFormField, type FormFieldProps } from './fields.tsx'
import { TypedInput } from './typed-input.tsx'

interface MonthFieldProps extends FormFieldProps {
  /** The last month, `yyyyMM`. Default: the current month, because a choice of month offers no future (R151, G158). */
  readonly max?: string
}

/**
 * A month, typed as `MM/yyyy` (R279) or picked from a calendar. The form value is `yyyyMM`. Text that is not a month,
 * or a month after the maximum, stays as typed, so that validation refuses it.
 */
export function MonthField({ max = monthKey(), ...props }: MonthFieldProps) {
  const { t } = useTranslation('ui')
  const { name, readOnly } = props
  const { input, label, field } = useFormField<string>(props)
  useFieldText(name, monthText)
  const value = input.value ?? ''
  return (
    <Field {...field}>
      {(control) => (
        <div className="date-input input-group" onBlur={(event) => hasLeft(event) && input.onBlur()}>
          <TypedInput
            {...control}
            name={name}
            inputMode="numeric"
            placeholder={t('form.monthPattern')}
            readOnly={readOnly}
            text={monthText(value)}
            onText={(typed) => input.onChange(toMonth(typed, max))}
            onFocus={input.onFocus}
          />
          {readOnly !== true && (
            <CalendarButton
              of="month"
              label={label}
              value={firstDayOf(value)}
              max={firstDayOf(max)}
              onPick={(day) => input.onChange(monthOfDay(day))}
            />
          )}
        </div>
      )}
    </Field>
  )
}
