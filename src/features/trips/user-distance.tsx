import { useTranslation } from 'react-i18next'
import { distanceLimits, distanceRules } from '~openapi/rules.ts'
import {
  deleteCommuteDistance,
  getCommuteDistance,
  updateCommuteDistance,
} from '@/api/generated/operations/trips.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import request from '@/api/generated/requests/UpdateCommuteDistanceRequest.ts'
import { useRead } from '@/api/use-read.ts'
import { useWrite } from '@/api/use-write.ts'
import { NumberField } from '@/forms/fields/number-fields.tsx'
import { number } from '@/i18n/formats.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { TRIP_SETTINGS } from './reads.ts'
import { SettingsCard } from '@/records/settings-card.tsx'
import type { UserSettingsProps } from './user-settings.ts'

type Distance = Schemas['CommuteDistance']

interface Values {
  readonly distance: number
}

const toForm = ({ userKm, proposedKm = 0 }: Distance): Values => ({ distance: userKm ?? proposedKm })
const toBody = (
  { distance }: Values,
  { userOspId, version }: Distance,
): Schemas['UpdateCommuteDistanceRequest'] => ({ userOspId, version, distance })

/** The commuting distance of a user: the proposed one, or one that differs by at most 20 % (R154). */
export function UserDistance({ userOspId, readOnly }: UserSettingsProps) {
  const { t } = useTranslation('trips')
  const read = useRead(getCommuteDistance, { body: { userOspId } })
  const { proposedKm } = read.data ?? {}
  if (read.data && proposedKm === undefined)
    return (
      <Card title={t('sections.distance')}>
        <Notice tone="info">{t('distance.noProposal')}</Notice>
      </Card>
    )
  return (
    <SettingsCard
      title={t('sections.distance')}
      read={read}
      actions={({ userKm }) =>
        !readOnly && userKm !== undefined ? <BackToProposed userOspId={userOspId} /> : undefined
      }
      toForm={toForm}
      toBody={toBody}
      request={request}
      operation={updateCommuteDistance}
      rules={({ distance }) => (proposedKm === undefined ? {} : distanceRules(proposedKm, distance))}
      labelOf={(field) => t(`distance.${field}`)}
    >
      {(record) => <DistanceFields record={record} readOnly={readOnly} />}
    </SettingsCard>
  )
}

interface DistanceFieldsProps {
  readonly record: Distance
  readonly readOnly: boolean
}

function DistanceFields({ record, readOnly }: DistanceFieldsProps) {
  const { t } = useTranslation('trips')
  const km = (distance: number | undefined) =>
    distance !== undefined && t('distance.km', { km: number(distance, 1) })
  // Rounded inwards, so that both limits in the hint are valid values.
  const limits = record.proposedKm === undefined ? undefined : distanceLimits(record.proposedKm)
  return (
    <div className="stack">
      <PropertyList
        items={[
          { label: t('distance.proposed'), value: km(record.proposedKm) },
          {
            label: t('distance.byUser'),
            value: t(record.configurableByUser ? 'distance.yes' : 'distance.no'),
          },
        ]}
      />
      <NumberField
        name="distance"
        label={t('distance.distance')}
        readOnly={readOnly}
        help={limits && t('distance.range', { min: km(limits.min), max: km(limits.max) })}
      />
    </div>
  )
}

/** Removes the set distance, so that the proposed one applies again. */
function BackToProposed({ userOspId }: { readonly userOspId: string }) {
  const { t } = useTranslation('trips')
  const { run, running } = useWrite(deleteCommuteDistance, { refreshes: TRIP_SETTINGS })
  const back = async (): Promise<void> => {
    await run({ body: { userOspId } })
    notify({ tone: 'success', text: t('saved') })
  }
  return (
    <Button
      size="small"
      pending={running}
      // A failure has already been notified.
      onClick={() => void back().catch(() => undefined)}
    >
      {t('distance.back')}
    </Button>
  )
}
