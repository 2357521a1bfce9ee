import { useTranslation } from 'react-i18next'
import { getCommuteUserStatus, updateCommuteUser } from '@/api/generated/operations/trips.ts'
import type { components } from '@/api/generated/schema.ts'
import validate from '@/api/generated/validators/UpdateCommuteUserRequest.js'
import { useRead } from '@/api/use-read.ts'
import { useWrite } from '@/api/use-write.ts'
import { SelectField, SwitchField } from '@/forms/fields/fields.tsx'
import { SETTINGS_WRITE } from './reads.ts'
import { SettingsCard } from './settings-card.tsx'
import type { UserSettingsProps } from './user-settings.ts'

type Schemas = components['schemas']
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

/** How a user commutes: which ways are compensated (R191), and whose car it is (R193). */
export function UserCommute({ userOspId, readOnly }: UserSettingsProps) {
  const { t } = useTranslation('trips')
  const read = useRead(getCommuteUserStatus, { path: { id: userOspId } })
  const { run } = useWrite(updateCommuteUser, SETTINGS_WRITE)
  return (
    <SettingsCard
      section="commute"
      read={read}
      readOnly={readOnly}
      toForm={toForm}
      toBody={toBody}
      validate={validate}
      labelOf={(field) => t(`user.${field}`)}
      save={async (body) => run({ body })}
    >
      {(record) => (
        <div className="stack">
          {MODES.map((mode) => {
            const isOff = !record.companyModes.includes(mode)
            return (
              <SwitchField
                key={mode}
                name={mode}
                label={t(`user.${mode}`)}
                readOnly={readOnly || isOff}
                {...(isOff && { help: t('offAbove') })}
              />
            )
          })}
          <SelectField
            name="carType"
            label={t('user.carType')}
            readOnly={readOnly}
            options={[
              ...(record.carType === undefined ? [{ value: '', label: t('carType.none') }] : []),
              { value: 'COMPANY', label: t('carType.COMPANY') },
              { value: 'PRIVATE', label: t('carType.PRIVATE') },
            ]}
          />
        </div>
      )}
    </SettingsCard>
  )
}
