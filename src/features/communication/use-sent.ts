import { onlySet } from '@/base/only-set.ts'
import { useMemo } from 'react'
import { getMessageTypes, getSentMessages } from '@/api/generated/operations/communication.ts'
import type { components } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import { id, paged, sortBy, text } from '@/lists/list-query.ts'
import { useList } from '@/lists/use-list.ts'

export type SentMessage = components['schemas']['SentMessage']

const query = {
  ...paged([25, 50, 100]),
  search: text(),
  type: id(),
  sort: sortBy(['sentOn', 'title', 'channel', 'type', 'recipientCount'], '-sentOn'),
}

/** G392: the sent messages, of one channel or all, the latest first. */
export const useSent = (channelOspId?: string) =>
  useList(getSentMessages, query, ({ search, type }) => ({
    body: onlySet({ channelOspId, search, types: type && [type] }),
  }))

/** G395: the names of the kinds of messages, by code. An unknown kind is shown as its key (G132). */
export function useMessageTypes(): Readonly<Record<string, string>> {
  const { data } = useRead(getMessageTypes, {}, { keep: true })
  return useMemo(() => Object.fromEntries(data?.map(({ code, label }) => [code, label]) ?? []), [data])
}

/** The kinds as options of a choice. */
export const optionsOf = (types: Readonly<Record<string, string>>) =>
  Object.entries(types).map(([value, label]) => ({ value, label }))
