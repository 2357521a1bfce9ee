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

/** What can be done with a channel, in the list and on its page. */
export const channelActions = actionsOn<Channel>({
  area: 'communication',
  param: 'channel',
  idOf: ({ ospId }) => ospId,
  nameOf: ({ name }) => name,
})({
  send: {
    icon: Send,
    operation: sendMessage,
    to: ({ ospId }) => hrefTo('AddMessage', {}, { channel: ospId }),
  },
  delete: {
    icon: Trash2,
    tone: 'danger',
    operation: deleteMessageChannel,
    body: ({ ospId }) => ({ ospId }),
    refreshes: [getMessageChannelsForUser],
    removes: true,
    final: true,
  },
})
