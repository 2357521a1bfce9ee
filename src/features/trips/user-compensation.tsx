import { useTranslation } from 'react-i18next'
import {
  getCommuteUserCompensation,
  updateCommuteUserCompensation,
} from '@/api/generated/operations/trips.ts'
import { useRead } from '@/api/use-read.ts'
import { DateField } from '@/forms/fields/date-field.tsx'
import { SelectField } from '@/forms/fields/fields.tsx'
import { useHeldField } from '@/forms/use-held-field.ts'
import { MoneyField, NumberField } from '@/forms/fields/number-fields.tsx'
import { SettingsCard } from '@/records/settings-card.tsx'
import { amountRules, BASES, compensationForm, type Basis } from './user-compensation-form.ts'
import type { UserSettingsProps } from './user-settings.ts'

/** The commuting compensation of this user, instead of the rates of company and groups (R194). */
export function UserCompensation({ userOspId, readOnly }: UserSettingsProps) {
  const { t } = useTranslation('trips')
  const read = useRead(getCommuteUserCompensation, { body: { userOspId } })
  return (
    <SettingsCard
      title={t('sections.own')}
      read={read}
      {...compensationForm.editing}
      operation={updateCommuteUserCompensation}
      rules={(_body, values) => amountRules(values)}
      labelOf={(field) => t(`own.${field}`)}
    >
      {() => <CompensationFields readOnly={readOnly} />}
    </SettingsCard>
  )
}

function CompensationFields({ readOnly }: { readonly readOnly: boolean }) {
  const { t } = useTranslation('trips')
  const field = (name: string) => ({ name, label: t(`own.${name}`), readOnly })
  const { value: basis } = useHeldField<Basis | ''>('basis', { subscription: { value: true } }).input
  return (
    <div className="contract-form-fields">
      <NumberField {...field('kmPerTrip')} />
      <DateField {...field('validFrom')} />
      <SelectField
        {...field('basis')}
        placeholder={t('basis.none')}
        options={BASES.map((value) => ({ value, label: t(`basis.${value}`) }))}
      />
      {basis ? (
        <MoneyField {...field('amount')} requiredHere unitHere={t(`basis.unit.${basis}`)} />
      ) : (
        <span />
      )}
      <MoneyField {...field('dailyAllowance')} unitHere={t('units.PER_DAY')} />
    </div>
  )
}
