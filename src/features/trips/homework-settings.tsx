import { useTranslation } from 'react-i18next'
import { getHomeworkCompensation, updateHomeworkCompensation } from '@/api/generated/operations/trips.ts'
import type { components } from '@/api/generated/schema.ts'
import validate from '@/api/generated/validators/UpdateHomeworkCompensationRequest.js'
import { useRead } from '@/api/use-read.ts'
import { useWrite } from '@/api/use-write.ts'
import { SETTINGS_WRITE } from './reads.ts'
import { SettingsForm, type SettingsProps } from './settings-form.tsx'
import { ToggledRate } from './toggled-rate.tsx'

type Schemas = components['schemas']

/** How work at home is compensated, for a company or a group. */
export function HomeworkSettings({ assigneeOspId, companyOspId }: SettingsProps) {
  const { t } = useTranslation('trips')
  const own = useRead(getHomeworkCompensation, { body: { assigneeOspId } })
  const above = useRead(getHomeworkCompensation, { body: { assigneeOspId: companyOspId } })
  const isOffAbove = assigneeOspId !== companyOspId && above.data?.configuration.homeWorkEnabled === false
  const { run } = useWrite(updateHomeworkCompensation, SETTINGS_WRITE)
  return (
    <SettingsForm<Schemas['HomeworkConfiguration'], Schemas['HomeworkCompensation']>
      section="homework"
      of={{ assigneeOspId, companyOspId }}
      read={own}
      validate={validate}
      save={async (body) => run({ body })}
    >
      {() => (
        <ToggledRate
          enabled="homeWorkEnabled"
          rate="homeWorkDailyAllowance"
          unit={t('units.PER_DAY')}
          offAbove={isOffAbove}
        />
      )}
    </SettingsForm>
  )
}
