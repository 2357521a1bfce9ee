import { useTranslation } from 'react-i18next'
import {
  getBusinessTripPermission,
  getHomeworkPermission,
  updateBusinessTripPermission,
  updateHomeworkPermission,
} from '@/api/generated/operations/trips.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import business from '@/api/generated/requests/UpdateBusinessTripPermissionRequest.ts'
import homework from '@/api/generated/requests/UpdateHomeworkPermissionRequest.ts'
import { useRead } from '@/api/use-read.ts'
import { SwitchField } from '@/forms/fields/fields.tsx'
import { BusinessTripsOff } from './business-trips-off.tsx'
import { SettingsRow } from '@/forms/settings-row.tsx'
import { changes, pick } from '@/forms/values/changes.ts'
import { SettingsCard } from '@/records/settings-card.tsx'
import type { UserSettingsProps } from './user-settings.ts'

type Business = Schemas['BusinessTripPermission']

const WAYS = ['bikeEnabled', 'companyCarEnabled', 'privateCarEnabled'] as const
const waysOf = (permission: Business) => pick(permission, WAYS)

/** The business trips that a user may register (R190). None if the company has no business trips (R254). */
export function UserBusinessTrips({ userOspId, readOnly }: UserSettingsProps) {
  const { t } = useTranslation('trips')
  const read = useRead(getBusinessTripPermission, { body: { userOspId } })
  return (
    <SettingsCard
      rows
      title={t('sections.business')}
      read={read}
      toForm={waysOf}
      toBody={(values, base: Business) => ({
        userOspId,
        version: base.version,
        data: changes(values, waysOf(base)),
      })}
      request={business}
      operation={updateBusinessTripPermission}
      labelOf={(field) => t(`user.${field}`)}
    >
      {({ companyEnabled, company }) => (
        <>
          <BusinessTripsOff on={!companyEnabled} />
          {WAYS.map((name) => (
            <SettingsRow
              key={name}
              name={name}
              locked={companyEnabled && !company[name] ? t('offAbove') : undefined}
            >
              <SwitchField name={name} label={t(`user.${name}`)} readOnly={readOnly || !company[name]} />
            </SettingsRow>
          ))}
        </>
      )}
    </SettingsCard>
  )
}

/** Whether a user may register days of working from home. */
export function UserHomework({ userOspId, readOnly }: UserSettingsProps) {
  const { t } = useTranslation('trips')
  const read = useRead(getHomeworkPermission, { body: { userOspId } })
  return (
    <SettingsCard
      rows
      title={t('sections.homework')}
      read={read}
      toForm={({ enabled }: Schemas['HomeworkPermission']) => ({ enabled })}
      toBody={({ enabled }, { version }: Schemas['HomeworkPermission']) => ({ userOspId, version, enabled })}
      request={homework}
      operation={updateHomeworkPermission}
      labelOf={(field) => t(`user.${field}`)}
    >
      {({ companyEnabled }) => (
        <SettingsRow name="enabled" locked={companyEnabled ? undefined : t('offAbove')}>
          <SwitchField name="enabled" label={t('user.enabled')} readOnly={readOnly || !companyEnabled} />
        </SettingsRow>
      )}
    </SettingsCard>
  )
}
