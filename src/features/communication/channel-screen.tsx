import Send from 'lucide-react/icons/send'
import { useTranslation } from 'react-i18next'
import { getMessageChannelsForUser, updateMessageChannel } from '@/api/generated/operations/communication.ts'
import { RecordForm } from '@/forms/record-form.tsx'
import { dateTime, number } from '@/i18n/formats.ts'
import { RecordScreen } from '@/records/record-screen.tsx'
import { recordIn } from '@/records/use-record.ts'
import { hrefTo } from '@/routes/href.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { pageActions } from './channel-actions.ts'
import { ChannelFields } from './channel-fields.tsx'
import { channelForm, channelRules } from './channel-form.ts'
import { SentCard } from './sent-card.tsx'
import { useChannels } from './use-channels.ts'

/** R212: a channel, the messages sent through it, and its settings. */
export default function ChannelScreen({ params }: ScreenProps<'channelId'>) {
  const { t } = useTranslation('communication')
  const channels = useChannels()
  const { channelId } = params
  return (
    <RecordScreen
      name="MessageChannelDetail"
      params={params}
      read={recordIn(channels, (all) => all.find(({ ospId }) => ospId === channelId))}
      title={({ name }) => name}
      id={({ ospId }) => ospId}
      facts={({ messageCount, lastMessageOn }) => [
        { label: t('columns.messageCount'), value: number(messageCount) },
        { label: t('columns.lastMessageOn'), value: lastMessageOn ? dateTime(lastMessageOn) : t('never') },
      ]}
      actions={pageActions}
      primary={({ ospId }) => (
        <LinkButton look="primary" icon={<Send />} to={hrefTo('AddMessage', {}, { channel: ospId })}>
          {t('actions.send.label')}
        </LinkButton>
      )}
    >
      {(channel) => (
        <>
          <RecordForm
            {...channelForm.editing}
            label={t('form.edit')}
            operation={updateMessageChannel}
            refreshes={[getMessageChannelsForUser]}
            record={channel}
            reload={async () => (await channels.mutate())?.find(({ ospId }) => ospId === channelId)}
            rules={(_body, values) => channelRules(values)}
            labelOf={(field) => t(`form.${field}`)}
            saved={({ name }) => t('form.saved', { name })}
            submitLabel={t('form.save')}
          >
            <ChannelFields channel={channel} />
          </RecordForm>
          <SentCard channelOspId={channelId} />
        </>
      )}
    </RecordScreen>
  )
}
