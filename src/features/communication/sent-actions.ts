import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import { actionsOn, type ActionDialogProps } from '@/actions/define-actions.ts'
import { getSentMessages, sendMessage } from '@/api/generated/operations/communication.ts'
import { hrefTo } from '@/routes/href.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import type { SentMessage } from './use-sent.ts'

/** The actions on a sent message: reading it, and writing another one through the same channel. */
export const sentActions = actionsOn<SentMessage>({
  area: 'communication',
  idParam: 'message',
  idOf: ({ ospId }) => ospId,
  nameOf: ({ title }) => title,
})({
  read: {
    icon: Eye,
    isReadOnly: true,
    operation: getSentMessages,
    Dialog: lazyBlock<ActionDialogProps<SentMessage>>(
      async () => (await import('./sent-dialog.tsx')).SentDialog,
    ),
  },
  another: {
    icon: Copy,
    operation: sendMessage,
    to: ({ channel }) => hrefTo('AddMessage', {}, { channel: channel.ospId }),
  },
})
