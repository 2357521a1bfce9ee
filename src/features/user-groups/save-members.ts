import { getUser, getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import {
  addUsersToUserGroup,
  findAllUserGroups,
  getUserGroup,
  removeUsersFromUserGroup,
} from '@/api/generated/operations/user-groups.ts'
import { refresh } from '@/api/use-read.ts'
import type { TransferChange } from '@/records/transfer-change.ts'
import { writeInCalls } from '@/records/write-in-calls.ts'

/**
 * Changes the members of a group, with one refresh at the end. Throws the first `ApiError`. Earlier calls stay applied,
 * and the refresh shows their changes.
 */
export async function saveMembers(userGroupOspId: string, { added, removed }: TransferChange): Promise<void> {
  const toBody = (userOspIds: string[]) => ({ userGroupOspId, userOspIds })
  try {
    await writeInCalls(removeUsersFromUserGroup, removed, toBody)
    await writeInCalls(addUsersToUserGroup, added, toBody)
  } finally {
    await refresh([getUsersByFilter, getUserGroup, findAllUserGroups, getUser])
  }
}
