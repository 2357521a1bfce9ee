import { useTranslation } from 'react-i18next'
import { getTravelCompensation, updateTravelCompensation } from '@/api/generated/operations/trips.ts'
import type { components } from '@/api/generated/schema.ts'
import validate from '@/api/generated/validators/UpdateTravelCompensationRequest.js'
import { useRead } from '@/api/use-read.ts'
import { useWrite } from '@/api/use-write.ts'
import { SwitchField } from '@/forms/fields.tsx'
import { RecordForm } from '@/forms/record-form.tsx'
import { Card } from '@/ui/card.tsx'
import { Loaded } from '@/ui/loaded.tsx'
import { changes } from './changes.ts'
import { SETTINGS_WRITE } from './reads.ts'
import { useSaved } from './user-settings.ts'

type Travel = components['schemas']['TravelCompensation']

const toForm = ({ configuration: { allowDistancesConfiguredByUser } }: Travel) => ({
  allowDistancesConfiguredByUser,
})

/** Whether the users of a company may set their own distance, within 20 % of the proposed one (R154). */
export function CompanyDistances({ corporateAccountOspId }: { readonly corporateAccountOspId: string }) {
  const { t } = useTranslation('trips')
  const read = useRead(getTravelCompensation, { body: { corporateAccountOspId } })
  const { run } = useWrite(updateTravelCompensation, SETTINGS_WRITE)
  const saved = useSaved()
  return (
    <Loaded read={read}>
      {(record) => (
        <RecordForm
          record={record}
          reload={async () => read.mutate()}
          toForm={toForm}
          toBody={(values, base: Travel) => ({
            corporateAccountOspId,
            version: base.version,
            data: changes(values, toForm(base)),
          })}
          validate={validate}
          save={async (body) => saved(await run({ body }))}
          labelOf={(field) => t(`fields.${field}`)}
          label={t('sections.distances')}
          submitLabel={t('save')}
        >
          <Card title={t('sections.distances')}>
            <SwitchField
              name="allowDistancesConfiguredByUser"
              label={t('fields.allowDistancesConfiguredByUser')}
              help={t('distance.allowHelp')}
            />
          </Card>
        </RecordForm>
      )}
    </Loaded>
  )
}
