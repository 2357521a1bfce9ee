import { useTranslation } from 'react-i18next'
import { getCommuteUserStatus, updateCommuteUser } from '@/api/generated/operations/trips.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import request from '@/api/generated/requests/UpdateCommuteUserRequest.ts'
import { useRead } from '@/api/use-read.ts'
import { SelectField, SwitchField } from '@/forms/fields/fields.tsx'
import { SettingsRow } from '@/forms/settings-row.tsx'
import { SettingsCard } from '@/records/settings-card.tsx'
import type { UserSettingsProps } from './user-settings.ts'

type Status = Schemas['CommuteUserStatus']

interface Values {
  readonly BIKE: boolean
  readonly WALKING: boolean
  readonly CAR: boolean
  readonly carType: Schemas['CarType'] | ''
}

const MODES = ['BIKE', 'WALKING', 'CAR'] as const satisfies readonly Schemas['CommuteMode'][]

const toForm = ({ modes, carType }: Status): Values => ({
  BIKE: modes.includes('BIKE'),
  WALKING: modes.includes('WALKING'),
  CAR: modes.includes('CAR'),
  carType: carType ?? '',
})

function toBody(values: Values, base: Status): Schemas['UpdateCommuteUserRequest'] {
  const before = toForm(base)
  const { carType } = values
  const isOther = MODES.some((mode) => values[mode] !== before[mode])
  return {
    userOspId: base.userOspId,
    version: base.version,
    data: {
      ...(isOther && { modes: MODES.filter((mode) => values[mode]) }),
      ...(carType !== '' && carType !== before.carType && { carType }),
    },
  }
}

/** How a user commutes: the compensated modes (R191), and the owner of the car (R193). */
export function UserCommute({ userOspId, readOnly }: UserSettingsProps) {
  const { t } = useTranslation('trips')
  const read = useRead(getCommuteUserStatus, { path: { id: userOspId } })
  return (
    <SettingsCard
      rows
      title={t('sections.commute')}
      read={read}
      toForm={toForm}
      toBody={toBody}
      request={request}
      operation={updateCommuteUser}
      labelOf={(field) => t(`user.${field}`)}
    >
      {(record) => (
        <>
          {MODES.map((mode) => {
            const isOff = !record.companyModes.includes(mode)
            return (
              <SettingsRow key={mode} name={mode} locked={isOff ? t('offAbove') : undefined}>
                <SwitchField name={mode} label={t(`user.${mode}`)} readOnly={readOnly || isOff} />
              </SettingsRow>
            )
          })}
          <SettingsRow name="carType">
            <SelectField
              name="carType"
              label={t('user.carType')}
              readOnly={readOnly}
              optionLabel={(type) => t(`carType.${type}`)}
              {...(record.carType === undefined && { placeholder: t('carType.none') })}
            />
          </SettingsRow>
        </>
      )}
    </SettingsCard>
  )
}
