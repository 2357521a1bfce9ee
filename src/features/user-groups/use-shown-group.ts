import { getUserGroup } from '@/api/generated/operations/user-groups.ts'
import { useRead } from '@/api/use-read.ts'
import type { UserGroup } from './group-actions.ts'

/** Reads the group that the address names; never shows another's data while that one is on the way. */
export function useShownGroup(userGroupOspId: string) {
  const read = useRead(getUserGroup, { body: { ospId: userGroupOspId } }, { ignore: ['NOT_FOUND'] })
  const data: UserGroup | undefined = read.data?.ospId === userGroupOspId ? read.data : undefined
  const { error, isValidating, mutate } = read
  return { data, error, isValidating, mutate }
}
