import { getUserGroup } from '@/api/generated/operations/user-groups.ts'
import { useRecord } from '@/records/use-record.ts'
import type { ScreenProps } from '@/routes/route.ts'
import type { SettingsProps } from './settings-form.ts'

/** The group that the address names, and its company; nothing until the layout has it, which also says why not. */
export function useGroupCompany({
  userGroupOspId,
}: ScreenProps<'userGroupOspId'>['params']): SettingsProps | undefined {
  const { data: group } = useRecord(getUserGroup, { body: { ospId: userGroupOspId } })
  return group && { assigneeOspId: userGroupOspId, companyOspId: group.data.corporateAccount.ospId }
}
