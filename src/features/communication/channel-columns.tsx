import type { TFunction } from 'i18next'
import { column, defineColumns } from '@/lists/columns.tsx'
import type { Channel } from './use-channels.ts'

/** The recipients of a channel, in a few words. */
export function audienceOf({ mspFilter, corporateAccountFilter }: Channel, t: TFunction): string {
  const named = [...corporateAccountFilter, ...mspFilter].map(({ name }) => name)
  const [first, ...others] = named
  if (first === undefined) return t('audience.all')
  return others.length === 0 ? first : t('audience.more', { name: first, count: others.length })
}

const yes = (is: boolean, t: TFunction): string => t(is ? 'yes' : 'no')

/** R224: who receives the replies, whether users may reply, and whether the channel shows in the app. */
export const channelColumns = defineColumns<Channel>('communication', {
  name: column.text(({ name }) => name),
  audience: column.text((channel, { t }) => audienceOf(channel, t)),
  responseReceiver: column.text(({ responseReceiver }) => responseReceiver?.name),
  allowReply: column.plain(({ allowReply }, { t }) => yes(allowReply, t), { type: 'flag' }),
  alwaysShowInApp: column.plain(({ alwaysShowInApp }, { t }) => yes(alwaysShowInApp, t), { type: 'flag' }),
  messageCount: column.count(({ messageCount }) => messageCount),
  lastMessageOn: column.recently(({ lastMessageOn }) => lastMessageOn, { never: 'never' }),
})
