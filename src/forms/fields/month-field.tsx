import { useTranslation } from '@/i18n/use-translation.ts'
import { CalendarButton } from '@/ui/inputs/calendar.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { firstDayOf, monthOfDay, monthText, toMonth } from '../values/month.ts'
import { useFieldText } from './field-texts.ts'
import { useFormField, type FormFieldProps } from './fields.tsx'
import { TypedInput } from './typed-input.tsx'

/**
 * A month, typed as `MM/yyyy` (R279) or picked from a calendar. The form value is `yyyyMM`, or other text as typed, so
 * that validation refuses it.
 */
export function MonthField(props: FormFieldProps) {
  const { t } = useTranslation('ui')
  const { name, readOnly } = props
  const { input, label, field } = useFormField<string>(props)
  useFieldText(name, monthText)
  const value = input.value ?? ''
  return (
    <Field {...field}>
      {(control) => (
        <div className="date-input input-group">
          <TypedInput
            {...control}
            name={name}
            inputMode="numeric"
            placeholder={t('form.monthPattern')}
            readOnly={readOnly}
            text={monthText(value)}
            onText={(typed) => input.onChange(toMonth(typed))}
            onFocus={input.onFocus}
            onLeave={() => input.onBlur()}
          />
          {readOnly !== true && (
            <CalendarButton
              of="month"
              label={label}
              value={firstDayOf(value)}
              onPick={(day) => input.onChange(monthOfDay(day))}
            />
          )}
        </div>
      )}
    </Field>
  )
}
