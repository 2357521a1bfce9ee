import { useState } from 'react'
import { call } from '@/api/client.ts'
import { getUser, getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import {
  addUsersToUserGroup,
  findAllUserGroups,
  getUserGroup,
  removeUsersFromUserGroup,
} from '@/api/generated/operations/user-groups.ts'
import { refresh } from '@/api/use-read.ts'
import { inCalls, type MembersChange } from './members-change.ts'

/**
 * Changes the members of a group, a thousand per call; one refresh at the end. Throws the first `ApiError`: what was
 * sent before it stays done, and the refreshed reads show it.
 */
export function useMembersWrite() {
  const [running, setRunning] = useState(false)
  const run = async (userGroupOspId: string, { added, removed }: MembersChange): Promise<void> => {
    setRunning(true)
    try {
      for (const userOspIds of inCalls(removed))
        await call(removeUsersFromUserGroup, { body: { userGroupOspId, userOspIds: [...userOspIds] } })
      for (const userOspIds of inCalls(added))
        await call(addUsersToUserGroup, { body: { userGroupOspId, userOspIds: [...userOspIds] } })
    } finally {
      await refresh([getUsersByFilter, getUserGroup, findAllUserGroups, getUser])
      setRunning(false)
    }
  }
  return { run, running }
}
