import { getMessageChannelsForUser } from '@/api/generated/operations/communication.ts'
import type { components } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'

export type Channel = components['schemas']['MessageChannel']

/** R244: all channels are requested at once, without a body. */
export const useChannels = () => useRead(getMessageChannelsForUser, {})

/** R212: a channel without filters reaches all app users. */
export const reachesAll = ({ mspFilter, corporateAccountFilter }: Channel): boolean =>
  mspFilter.length === 0 && corporateAccountFilter.length === 0
