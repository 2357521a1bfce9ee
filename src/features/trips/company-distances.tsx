import { useTranslation } from 'react-i18next'
import { getTravelCompensation, updateTravelCompensation } from '@/api/generated/operations/trips.ts'
import type { components } from '@/api/generated/schema.ts'
import request from '@/api/generated/requests/UpdateTravelCompensationRequest.ts'
import { useRead } from '@/api/use-read.ts'
import { SwitchField } from '@/forms/fields/fields.tsx'
import { SettingsRow } from '@/forms/settings-row.tsx'
import { changes } from '@/forms/values/changes.ts'
import { SettingsCard } from '@/records/settings-card.tsx'

type Travel = components['schemas']['TravelCompensation']

const toForm = ({ configuration: { allowDistancesConfiguredByUser } }: Travel) => ({
  allowDistancesConfiguredByUser,
})

/** Whether the users of a company may set their own distance, within 20 % of the proposed one (R154). */
export function CompanyDistances({ corporateAccountOspId }: { readonly corporateAccountOspId: string }) {
  const { t } = useTranslation('trips')
  const read = useRead(getTravelCompensation, { body: { corporateAccountOspId } })
  return (
    <SettingsCard
      rows
      title={t('sections.distances')}
      read={read}
      toForm={toForm}
      toBody={(values, base: Travel) => ({
        corporateAccountOspId,
        version: base.version,
        data: changes(values, toForm(base)),
      })}
      request={request}
      operation={updateTravelCompensation}
      labelOf={(field) => t(`fields.${field}`)}
    >
      {() => (
        <SettingsRow name="allowDistancesConfiguredByUser">
          <SwitchField
            name="allowDistancesConfiguredByUser"
            label={t('fields.allowDistancesConfiguredByUser')}
            help={t('distance.allowHelp')}
          />
        </SettingsRow>
      )}
    </SettingsCard>
  )
}
