import { useTranslation } from 'react-i18next'
import { getTravelCompensation, updateTravelCompensation } from '@/api/generated/operations/trips.ts'
import { useRead } from '@/api/use-read.ts'
import { SwitchField } from '@/forms/fields/fields.tsx'
import { SettingsRow } from '@/forms/settings-row.tsx'
import { SettingsCard } from '@/records/settings-card.tsx'
import { distancesForm } from './settings-form.ts'

/** Whether the users of a company may set their own distance, within 20 % of the proposed one (R154). */
export function CompanyDistances({ corporateAccountOspId }: { readonly corporateAccountOspId: string }) {
  const { t } = useTranslation('trips')
  const read = useRead(getTravelCompensation, { body: { corporateAccountOspId } })
  return (
    <SettingsCard
      rows
      title={t('sections.distances')}
      read={read}
      {...distancesForm.editing}
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
