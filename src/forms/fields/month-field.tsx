import { useTranslation } from '@/i18n/use-translation.ts'
import type { FormFieldProps } from './fields.tsx'
import { monthText, toMonth } from '../values/month.ts'
import { TypedField } from './typed-field.tsx'

/** A month, typed as `MM/yyyy` (R279). The form value is `yyyyMM`, or other text as typed, so that validation refuses it. */
export function MonthField(props: FormFieldProps) {
  const { t } = useTranslation('ui')
  return (
    <TypedField
      {...props}
      inputMode="numeric"
      placeholder={t('form.monthPattern')}
      textOf={(month = '') => monthText(month)}
      valueOf={toMonth}
    />
  )
}
