import { getUser, getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import {
  addUsersToUserGroup,
  findAllUserGroups,
  getUserGroup,
  removeUsersFromUserGroup,
} from '@/api/generated/operations/user-groups.ts'
import { refresh } from '@/api/use-read.ts'
import { write } from '@/api/use-write.ts'
import { inCalls, type TransferChange } from '@/records/transfer-change.ts'

/**
 * Changes the members of a group, a thousand per call; one refresh at the end. Throws the first `ApiError`: what was
 * sent before it stays done, and the refreshed reads show it.
 */
export async function saveMembers(userGroupOspId: string, { added, removed }: TransferChange): Promise<void> {
  try {
    for (const userOspIds of inCalls(removed))
      await write(
        removeUsersFromUserGroup,
        { body: { userGroupOspId, userOspIds: [...userOspIds] } },
        { refreshes: [] },
      )
    for (const userOspIds of inCalls(added))
      await write(
        addUsersToUserGroup,
        { body: { userGroupOspId, userOspIds: [...userOspIds] } },
        { refreshes: [] },
      )
  } finally {
    await refresh([getUsersByFilter, getUserGroup, findAllUserGroups, getUser])
  }
}
