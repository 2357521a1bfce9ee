import { getUserGroup } from '@/api/generated/operations/user-groups.ts'
import { useRead } from '@/api/use-read.ts'
import type { ScreenProps } from '@/routes/route.ts'
import type { SettingsProps } from './settings-form.tsx'

/** The group that the address names, and its company; nothing until the layout has it, which also says why not. */
export function useGroupCompany({
  userGroupOspId,
}: ScreenProps<'userGroupOspId'>['params']): SettingsProps | undefined {
  const { data } = useRead(getUserGroup, { body: { ospId: userGroupOspId } }, { ignore: ['NOT_FOUND'] })
  if (data?.ospId !== userGroupOspId) return undefined
  return { assigneeOspId: userGroupOspId, companyOspId: data.data.corporateAccount.ospId }
}
