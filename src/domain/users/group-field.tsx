import { useTranslation } from 'react-i18next'
import { findAllUserGroups } from '@/api/generated/operations/user-groups.ts'
import { useRead } from '@/api/use-read.ts'
import { SelectField } from '@/forms/fields/fields.tsx'
import { groupName } from '@/i18n/formats.ts'
import { Notice } from '@/ui/feedback/notice.tsx'
import { companyOf } from './bulk-actions.ts'
import type { ActionUser } from './user-actions.ts'

/** Chooses a group of the company that all these users are of. */
export function GroupField({ users }: { readonly users: readonly ActionUser[] }) {
  const { t } = useTranslation('app-users')
  const company = companyOf(users)
  const read = useRead(
    findAllUserGroups,
    company === undefined ? null : { body: { corporateAccountOspId: company } },
  )
  return company === undefined ? (
    <Notice tone="warning">{t('bulk.severalCompanies')}</Notice>
  ) : (
    <SelectField
      name="group"
      label={t('bulk.group')}
      requiredHere
      placeholder={t('groupsRoles.choose')}
      options={(read.data ?? []).map(({ ospId, data }) => ({ value: ospId, label: groupName(data.extId) }))}
    />
  )
}
