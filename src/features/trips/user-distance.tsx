import { useTranslation } from 'react-i18next'
import { distanceRules } from '~openapi/rules.ts'
import {
  deleteCommuteDistance,
  getCommuteDistance,
  updateCommuteDistance,
} from '@/api/generated/operations/trips.ts'
import type { components } from '@/api/generated/schema.ts'
import validate from '@/api/generated/validators/UpdateCommuteDistanceRequest.js'
import { useRead } from '@/api/use-read.ts'
import { useWrite } from '@/api/use-write.ts'
import { NumberField } from '@/forms/number-fields.tsx'
import { RecordForm } from '@/forms/record-form.tsx'
import { number } from '@/i18n/formats.ts'
import { Button } from '@/ui/button.tsx'
import { Card } from '@/ui/card.tsx'
import { Loaded } from '@/ui/loaded.tsx'
import { Notice } from '@/ui/notice.tsx'
import { PropertyList } from '@/ui/property-list.tsx'
import { SETTINGS_WRITE } from './reads.ts'
import { useSaved, type UserSettingsProps } from './user-settings.ts'

type Schemas = components['schemas']
type Distance = Schemas['CommuteDistance']

interface Values {
  readonly distance: number
}

const toForm = ({ userKm, proposedKm = 0 }: Distance): Values => ({ distance: userKm ?? proposedKm })
const toBody = (
  { distance }: Values,
  { userOspId, version }: Distance,
): Schemas['UpdateCommuteDistanceRequest'] => ({ userOspId, version, distance })

/** How far a user commutes: the proposed distance, or one at most 20 % from it (R154). */
export function UserDistance({ userOspId, readOnly }: UserSettingsProps) {
  const { t } = useTranslation('trips')
  const read = useRead(getCommuteDistance, { body: { userOspId } })
  return (
    <Loaded read={read}>
      {(record) =>
        record.proposedKm === undefined ? (
          <Card title={t('sections.distance')}>
            <Notice tone="info">{t('distance.noProposal')}</Notice>
          </Card>
        ) : (
          <DistanceForm
            record={record}
            proposedKm={record.proposedKm}
            reload={async () => read.mutate()}
            readOnly={readOnly}
          />
        )
      }
    </Loaded>
  )
}

interface DistanceFormProps {
  readonly record: Distance
  readonly proposedKm: number
  readonly reload: () => Promise<Distance | undefined>
  readonly readOnly: boolean
}

function DistanceForm({ record, proposedKm, reload, readOnly }: DistanceFormProps) {
  const { t } = useTranslation('trips')
  const { run } = useWrite(updateCommuteDistance, SETTINGS_WRITE)
  const saved = useSaved()
  const km = (distance: number | undefined) =>
    distance !== undefined && t('distance.km', { km: number(distance, 1) })
  return (
    <RecordForm
      record={record}
      reload={reload}
      toForm={toForm}
      toBody={toBody}
      validate={validate}
      rules={({ distance }) => distanceRules(proposedKm, distance)}
      save={async (body) => saved(await run({ body }))}
      labelOf={(field) => t(`distance.${field}`)}
      label={t('sections.distance')}
      submitLabel={t('save')}
      refused={readOnly ? t('noRight') : undefined}
    >
      <Card
        title={t('sections.distance')}
        actions={!readOnly && record.userKm !== undefined && <BackToProposed userOspId={record.userOspId} />}
      >
        <div className="stack">
          <PropertyList
            items={[
              { label: t('distance.proposed'), value: km(proposedKm) },
              {
                label: t('distance.byUser'),
                value: t(record.configurableByUser ? 'distance.yes' : 'distance.no'),
              },
            ]}
          />
          <NumberField
            name="distance"
            label={t('distance.distance')}
            unit="km"
            required
            readOnly={readOnly}
            help={t('distance.range', { min: km(record.minKm), max: km(record.maxKm) })}
          />
        </div>
      </Card>
    </RecordForm>
  )
}

/** Takes the set distance away, so that the proposed one counts again. */
function BackToProposed({ userOspId }: { readonly userOspId: string }) {
  const { t } = useTranslation('trips')
  const { run, running } = useWrite(deleteCommuteDistance, { refreshes: SETTINGS_WRITE.refreshes })
  const saved = useSaved()
  return (
    <Button
      size="small"
      pending={running}
      // A failure has been told.
      onClick={() => void run({ body: { userOspId } }).then(saved, () => undefined)}
    >
      {t('distance.back')}
    </Button>
  )
}
