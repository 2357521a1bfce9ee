import { useTranslation } from 'react-i18next'
import { getCommuteCompensation, updateCommuteCompensation } from '@/api/generated/operations/trips.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import { SelectField } from '@/forms/fields/fields.tsx'
import { useHeldField } from '@/forms/use-held-field.ts'
import { SettingsRow } from '@/forms/settings-row.tsx'
import { SettingsCard } from '@/records/settings-card.tsx'
import { commuteForm, useCompensationCard, type SettingsProps } from './settings-form.ts'
import { ToggledRate } from './toggled-rate.tsx'

/** How commuting is compensated, for a company or a group (R191). */
export function CommuteSettings({ assigneeOspId, companyOspId }: SettingsProps) {
  const card = useCompensationCard('commute', companyOspId)
  const own = useRead(getCommuteCompensation, { body: { assigneeOspId } })
  const above = useRead(getCommuteCompensation, { body: { assigneeOspId: companyOspId } })
  return (
    <SettingsCard {...card} read={own} {...commuteForm.editing} operation={updateCommuteCompensation}>
      {(record) => (
        <CommuteFields
          record={record}
          company={assigneeOspId === companyOspId ? undefined : above.data?.configuration}
        />
      )}
    </SettingsCard>
  )
}

interface CommuteFieldsProps {
  readonly record: Schemas['CommuteCompensation']
  /** The company's settings, if they are binding. */
  readonly company: Schemas['CommuteConfiguration'] | undefined
}

function CommuteFields({ record, company }: CommuteFieldsProps) {
  const { t } = useTranslation('trips')
  const typeField = { name: 'carCommuteCompensationType', label: t('fields.carCommuteCompensationType') }
  const { value: type } = useHeldField<Schemas['CompensationType']>(typeField.name, {
    subscription: { value: true },
  }).input
  const limitOf = (mode: Schemas['TaxFreeLimit']['mode']) =>
    record.taxFreeLimits.find((limit) => limit.mode === mode)
  return (
    <>
      <ToggledRate
        enabled="commuteBikeEnabled"
        rate="commuteBikeCompensationPerKm"
        limit={limitOf('BIKE')}
        company={company}
      />
      <ToggledRate
        enabled="commuteWalkingEnabled"
        rate="commuteWalkingCompensationPerKm"
        limit={limitOf('WALKING')}
        company={company}
      />
      <ToggledRate
        enabled="commuteCarEnabled"
        rate="commuteCarCompensationPerKm"
        unitHere={t(`units.${type}`)}
        company={company}
      />
      <SettingsRow
        name={typeField.name}
        inherited={
          company && {
            value: company.carCommuteCompensationType,
            text: t(`types.${company.carCommuteCompensationType}`),
          }
        }
      >
        <SelectField {...typeField} optionLabel={(one) => t(`types.${one}`)} />
      </SettingsRow>
    </>
  )
}
