import { getUser } from '@/api/generated/operations/app-users.ts'
import { useRead } from '@/api/use-read.ts'
import type { AppUser } from './user-form.ts'

/** Reads the user whom the address names; never shows another's data while that one is on the way. */
export function useShownUser(userOspId: string) {
  const read = useRead(getUser, { body: { ospId: userOspId } }, { ignore: ['NOT_FOUND'] })
  const data: AppUser | undefined = read.data?.ospId === userOspId ? read.data : undefined
  const { error, isValidating, mutate } = read
  return { data, error, isValidating, mutate }
}
