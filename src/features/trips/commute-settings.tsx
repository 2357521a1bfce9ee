import { useTranslation } from 'react-i18next'
import { getCommuteCompensation, updateCommuteCompensation } from '@/api/generated/operations/trips.ts'
import type { components } from '@/api/generated/schema.ts'
import validate from '@/api/generated/validators/UpdateCommuteCompensationRequest.js'
import { useRead } from '@/api/use-read.ts'
import { useWrite } from '@/api/use-write.ts'
import { SelectField, useFormField } from '@/forms/fields/fields.tsx'
import { SETTINGS_WRITE } from './reads.ts'
import { SettingsForm, type SettingsProps } from './settings-form.tsx'
import { ToggledRate } from './toggled-rate.tsx'

type Schemas = components['schemas']

/** How commuting is compensated, for a company or a group (R191). */
export function CommuteSettings({ assigneeOspId, companyOspId }: SettingsProps) {
  const own = useRead(getCommuteCompensation, { body: { assigneeOspId } })
  const above = useRead(getCommuteCompensation, { body: { assigneeOspId: companyOspId } })
  const { run } = useWrite(updateCommuteCompensation, SETTINGS_WRITE)
  return (
    <SettingsForm<Schemas['CommuteConfiguration'], Schemas['CommuteCompensation']>
      section="commute"
      of={{ assigneeOspId, companyOspId }}
      read={own}
      validate={validate}
      save={async (body) => run({ body })}
    >
      {(record) => (
        <CommuteFields
          record={record}
          company={assigneeOspId === companyOspId ? undefined : above.data?.configuration}
        />
      )}
    </SettingsForm>
  )
}

interface CommuteFieldsProps {
  readonly record: Schemas['CommuteCompensation']
  /** What the company has, where that binds. */
  readonly company: Schemas['CommuteConfiguration'] | undefined
}

/** R192. */
const TYPES = [
  'PER_KILOMETER',
  'PER_DAY',
  'PER_TRIP',
] as const satisfies readonly Schemas['CompensationType'][]

function CommuteFields({ record, company }: CommuteFieldsProps) {
  const { t } = useTranslation('trips')
  const typeField = { name: 'carCommuteCompensationType', label: t('fields.carCommuteCompensationType') }
  const type = useFormField<Schemas['CompensationType']>(typeField).input.value
  const limitOf = (mode: Schemas['TaxFreeLimit']['mode']) =>
    record.taxFreeLimits.find((limit) => limit.mode === mode)
  return (
    <>
      <ToggledRate
        enabled="commuteBikeEnabled"
        rate="commuteBikeCompensationPerKm"
        limit={limitOf('BIKE')}
        offAbove={company?.commuteBikeEnabled === false}
      />
      <ToggledRate
        enabled="commuteWalkingEnabled"
        rate="commuteWalkingCompensationPerKm"
        limit={limitOf('WALKING')}
        offAbove={company?.commuteWalkingEnabled === false}
      />
      <ToggledRate
        enabled="commuteCarEnabled"
        rate="commuteCarCompensationPerKm"
        unit={t(`units.${type}`)}
        offAbove={company?.commuteCarEnabled === false}
      />
      <SelectField {...typeField} options={TYPES.map((value) => ({ value, label: t(`types.${value}`) }))} />
    </>
  )
}
