import { call } from '@/api/client.ts'
import { getMessageChannelDestinationUsers } from '@/api/generated/operations/communication.ts'
import { useRead } from '@/api/use-read.ts'
import { filtersOf, KINDS, type Kind } from './message-form.ts'

const paramsFor = (channelOspId: string, kinds: readonly Kind[]) => ({
  query: { page: 0, size: 1 },
  body: { channelOspId, recipientFilters: filtersOf(kinds) },
})

/** How many users a channel currently reaches. Throws `ApiError`. */
export async function countRecipients(channelOspId: string, kinds: readonly Kind[]): Promise<number> {
  if (kinds.length === 0) return 0
  const users = await call(getMessageChannelDestinationUsers, paramsFor(channelOspId, kinds))
  return users.totalElements
}

/** How many users of each kind a channel reaches. Each user is of one kind, so the counts can be added. */
export function useReach(channelOspId: string): Readonly<Record<Kind, number | undefined>> {
  const [employees, owners, online] = KINDS
  const read = (kind: Kind) => (channelOspId === '' ? null : paramsFor(channelOspId, [kind]))
  return {
    businessEmployees: useRead(getMessageChannelDestinationUsers, read(employees)).data?.totalElements,
    businessOwners: useRead(getMessageChannelDestinationUsers, read(owners)).data?.totalElements,
    onlineUsers: useRead(getMessageChannelDestinationUsers, read(online)).data?.totalElements,
  }
}
