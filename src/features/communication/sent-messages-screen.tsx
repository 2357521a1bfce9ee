import Send from 'lucide-react/icons/send'
import { withFacts } from '@/lists/columns.tsx'
import { choice } from '@/lists/filters.tsx'
import { ListScreen } from '@/lists/list-screen.tsx'
import { sentActions } from './sent-actions.ts'
import { sentColumns } from './sent-columns.tsx'
import { optionsOf, useMessageTypes, useSent } from './use-sent.ts'

/** G392: every sent message, with its date and the number of its recipients. */
export default function SentMessagesScreen() {
  const types = useMessageTypes()
  return (
    <ListScreen
      list={useSent()}
      id="sent-messages"
      name="SentMessages"
      words="sent"
      add="AddMessage"
      addIcon={<Send aria-hidden="true" />}
      columns={withFacts(sentColumns, { types, ofChannel: false })}
      filters={[choice('type', optionsOf(types))]}
      actions={sentActions}
    />
  )
}
