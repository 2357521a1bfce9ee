import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import { getMessageChannelsForUser } from '@/api/generated/operations/communication.ts'
import { yesNo } from '@/lists/filters.tsx'
import { flag, sortBy, text } from '@/lists/list-query.ts'
import { ListScreen } from '@/lists/list-screen.tsx'
import { useList } from '@/lists/use-list.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { rowActions } from './channel-actions.ts'
import { channelColumns } from './channel-columns.tsx'

const query = {
  search: text(),
  allowReply: flag(),
  sort: sortBy(['name', 'responseReceiver', 'messageCount', 'lastMessageOn'], 'name'),
}

/** R054, R224: the senders of messages, each with its recipients. */
export default function ChannelsScreen() {
  const { t } = useTranslation('communication')
  const list = useList(getMessageChannelsForUser, query, () => ({}), {
    keeps: ({ allowReply }, filter) => filter.allowReply === undefined || filter.allowReply === allowReply,
  })
  return (
    <ListScreen
      list={list}
      id="message-channels"
      name="MessageChannels"
      lead={t('lead')}
      words="channels"
      action={
        <>
          <LinkButton to={hrefTo('SentMessages')}>{t('screens.SentMessages')}</LinkButton>
          <LinkButton look="primary" icon={<Plus />} to={hrefTo('AddMessageChannel')}>
            {t('channels.add')}
          </LinkButton>
        </>
      }
      columns={channelColumns}
      filters={[yesNo('allowReply')]}
      actions={rowActions}
      rowTo={({ ospId }) => hrefTo('MessageChannelDetail', { channelId: ospId })}
    />
  )
}
