import { useTranslation } from 'react-i18next'
import { getTravelCompensation, updateTravelCompensation } from '@/api/generated/operations/trips.ts'
import type { components } from '@/api/generated/schema.ts'
import validate from '@/api/generated/validators/UpdateTravelCompensationRequest.js'
import { useRead } from '@/api/use-read.ts'
import { useWrite } from '@/api/use-write.ts'
import { SwitchField } from '@/forms/fields/fields.tsx'
import { changes } from '@/forms/values/changes.ts'
import { SETTINGS_WRITE } from './reads.ts'
import { SettingsCard } from './settings-card.tsx'

type Travel = components['schemas']['TravelCompensation']

const toForm = ({ configuration: { allowDistancesConfiguredByUser } }: Travel) => ({
  allowDistancesConfiguredByUser,
})

/** Whether the users of a company may set their own distance, within 20 % of the proposed one (R154). */
export function CompanyDistances({ corporateAccountOspId }: { readonly corporateAccountOspId: string }) {
  const { t } = useTranslation('trips')
  const read = useRead(getTravelCompensation, { body: { corporateAccountOspId } })
  const { run } = useWrite(updateTravelCompensation, SETTINGS_WRITE)
  return (
    <SettingsCard
      section="distances"
      read={read}
      toForm={toForm}
      toBody={(values, base: Travel) => ({
        corporateAccountOspId,
        version: base.version,
        data: changes(values, toForm(base)),
      })}
      validate={validate}
      labelOf={(field) => t(`fields.${field}`)}
      save={async (body) => run({ body })}
    >
      {() => (
        <SwitchField
          name="allowDistancesConfiguredByUser"
          label={t('fields.allowDistancesConfiguredByUser')}
          help={t('distance.allowHelp')}
        />
      )}
    </SettingsCard>
  )
}
