import Eye from 'lucide-react/icons/eye'
import Send from 'lucide-react/icons/send'
import Trash2 from 'lucide-react/icons/trash-2'
import { actionsOn } from '@/actions/define-actions.ts'
import {
  deleteMessageChannel,
  getMessageChannelsForUser,
  sendMessage,
} from '@/api/generated/operations/communication.ts'
import { hrefTo } from '@/routes/href.ts'
import type { Channel } from './use-channels.ts'

const about = {
  area: 'communication',
  idParam: 'channel',
  idOf: ({ ospId }: Channel) => ospId,
  nameOf: ({ name }: Channel) => name,
}
const send = {
  icon: Send,
  operation: sendMessage,
  to: ({ ospId }: Channel) => hrefTo('AddMessage', {}, { channel: ospId }),
}
const remove = {
  icon: Trash2,
  tone: 'danger',
  operation: deleteMessageChannel,
  body: ({ ospId }: Channel) => ({ ospId }),
  refreshes: [getMessageChannelsForUser],
  removes: true,
  final: true,
} as const

/** R224: the actions on a channel in the list. */
export const rowActions = actionsOn<Channel>(about)({
  details: {
    icon: Eye,
    operation: getMessageChannelsForUser,
    isReadOnly: true,
    to: ({ ospId }) => hrefTo('MessageChannelDetail', { channelId: ospId }),
  },
  send,
  delete: remove,
})

/** The actions on a channel on its page. */
export const pageActions = actionsOn<Channel>(about)({ send, delete: remove })
