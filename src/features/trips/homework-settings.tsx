import { useTranslation } from 'react-i18next'
import { getHomeworkCompensation, updateHomeworkCompensation } from '@/api/generated/operations/trips.ts'
import { useRead } from '@/api/use-read.ts'
import { SettingsCard } from '@/records/settings-card.tsx'
import { homeworkForm, useCompensationCard, type SettingsProps } from './settings-form.ts'
import { ToggledRate } from './toggled-rate.tsx'

/** How working from home is compensated, for a company or a group. */
export function HomeworkSettings({ assigneeOspId, companyOspId }: SettingsProps) {
  const { t } = useTranslation('trips')
  const card = useCompensationCard('homework', companyOspId)
  const own = useRead(getHomeworkCompensation, { body: { assigneeOspId } })
  const above = useRead(getHomeworkCompensation, { body: { assigneeOspId: companyOspId } })
  const company = assigneeOspId === companyOspId ? undefined : above.data?.configuration
  return (
    <SettingsCard {...card} read={own} {...homeworkForm.editing} operation={updateHomeworkCompensation}>
      {() => (
        <ToggledRate
          enabled="homeWorkEnabled"
          rate="homeWorkDailyAllowance"
          unitHere={t('units.PER_DAY')}
          company={company}
        />
      )}
    </SettingsCard>
  )
}
