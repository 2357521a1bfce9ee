import { useTranslation } from 'react-i18next'
import { findAllUserGroups } from '@/api/generated/operations/user-groups.ts'
import { useRead } from '@/api/use-read.ts'
import { SelectField } from '@/forms/fields/fields.tsx'
import { groupName } from '@/i18n/formats.ts'
import { Notice } from '@/ui/feedback/notice.tsx'
import { ACTIVATION_MODES, DEACTIVATION_MODES } from './activation.ts'
import { PlanFields } from './plan-fields.tsx'
import { companyOf } from './action-user.ts'
import type { UserPlanProps } from './user-actions.ts'

/** When users become active (R087). */
export function ActivationFields({ values }: UserPlanProps) {
  const { t } = useTranslation('app-users')
  return (
    <PlanFields
      modes={ACTIVATION_MODES.map((mode) => ({ value: mode, label: t(`actions.activate.mode.${mode}`) }))}
      modeLabel={t('actions.activate.mode.label')}
      dayLabel={t('actions.activate.day')}
      mode={values.mode}
    />
  )
}

/** When users are deactivated (R088). */
export function DeactivationFields({ values }: UserPlanProps) {
  const { t } = useTranslation('app-users')
  return (
    <PlanFields
      modes={DEACTIVATION_MODES.map((mode) => ({ value: mode, label: t(`actions.deactivate.mode.${mode}`) }))}
      modeLabel={t('actions.deactivate.mode.label')}
      dayLabel={t('actions.deactivate.day')}
      mode={values.mode}
    />
  )
}

/** A group of the company that all these users belong to. */
export function GroupFields({ items }: UserPlanProps) {
  const { t } = useTranslation('app-users')
  const company = companyOf(items)
  const read = useRead(
    findAllUserGroups,
    company === undefined ? null : { body: { corporateAccountOspId: company } },
  )
  if (company === undefined) return <Notice tone="warning">{t('reasons.severalCompanies')}</Notice>
  return (
    <SelectField
      name="group"
      label={t('bulk.group')}
      requiredHere
      placeholder={t('groupsRoles.choose')}
      options={(read.data ?? []).map(({ ospId, data }) => ({ value: ospId, label: groupName(data.extId) }))}
    />
  )
}
