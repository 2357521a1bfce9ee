import { withFacts } from '@/lists/columns.tsx'
import { ListCard } from '@/lists/list-card.tsx'
import { sentActions } from './sent-actions.ts'
import { sentColumns } from './sent-columns.tsx'
import { useMessageTypes, useSent } from './use-sent.ts'

/** G392: the messages sent through one channel. */
export function SentCard({ channelOspId }: { readonly channelOspId: string }) {
  const list = useSent(channelOspId)
  return (
    <ListCard
      list={list}
      id="sent-messages-of-channel"
      area="communication"
      words="sent"
      columns={withFacts(sentColumns, { types: useMessageTypes(), ofChannel: true })}
      actions={sentActions}
      exported={false}
    />
  )
}
