import { getUserGroup } from '@/api/generated/operations/user-groups.ts'
import { useRecord } from '@/records/use-record.ts'
import type { ScreenProps } from '@/routes/route.ts'
import type { SettingsProps } from './settings-form.ts'

/**
 * The group in the address, and its company. `undefined` until the layout has loaded it. If it is missing, the layout
 * shows the reason.
 */
export function useGroupCompany({
  userGroupOspId,
}: ScreenProps<'userGroupOspId'>['params']): SettingsProps | undefined {
  const { data: group } = useRecord(getUserGroup, { body: { ospId: userGroupOspId } })
  return group && { assigneeOspId: userGroupOspId, companyOspId: group.data.corporateAccount.ospId }
}
