import { useTranslation } from 'react-i18next'
import { EmailField } from '@/forms/fields/email-field.tsx'
import { SelectField, TextField } from '@/forms/fields/fields.tsx'
import { PhoneField } from '@/forms/fields/phone-field.tsx'
import { LANGUAGES } from '@/i18n/languages.ts'
import styles from '@/domain/users/detail.module.css'
import { useFieldLabel } from '@/domain/users/field-labels.ts'

/** The fields of an admin or contact, new or known. */
export function PersonFields() {
  const { t } = useTranslation(['app-users', 'session'])
  const labelOf = useFieldLabel()
  const field = (name: string) => ({ name, label: labelOf(name) })
  return (
    <div className={styles.fields}>
      <TextField {...field('firstName')} required dir="auto" />
      <TextField {...field('lastName')} required dir="auto" />
      <EmailField {...field('email')} required />
      <PhoneField {...field('msisdn')} />
      <SelectField
        {...field('language')}
        required
        options={LANGUAGES.map((value) => ({ value, label: t(`session:language.${value}`) }))}
      />
      <TextField {...field('login')} help={t('help.login')} autoCapitalize="none" spellCheck={false} />
    </div>
  )
}
