import { column, defineColumns } from '@/lists/columns.tsx'
import type { SentMessage } from './use-sent.ts'

interface SentFacts {
  /** The names of the kinds, by code. */
  readonly types: Readonly<Record<string, string>>
  /** All messages are of one channel, which the page names. */
  readonly ofChannel: boolean
}

/** G392: the content of each message, its date, its sender and the number of its recipients. */
export const sentColumns = defineColumns<SentMessage, SentFacts>('communication', {
  title: column.text(({ title }) => title),
  channel: column.text(({ channel }) => channel.name, {
    when: ({ ofChannel }) => !ofChannel,
  }),
  type: column.plain(({ type }, { types }) => types?.[type] ?? type),
  recipientCount: column.count(({ recipientCount }) => recipientCount),
  sentBy: column.text(({ sentBy }) => sentBy.name),
  sentOn: column.moment(({ sentOn }) => sentOn, { priority: 1 }),
})
