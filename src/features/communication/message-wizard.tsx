import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  getMessageChannelsForUser,
  getSentMessages,
  sendMessage,
} from '@/api/generated/operations/communication.ts'
import { ContractWizard } from '@/forms/contract-wizard.tsx'
import { number } from '@/i18n/formats.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import { useStepAddress } from '@/routes/use-step.ts'
import { useDraft } from '@/session/use-draft.ts'
import { messageForm, rulesOf, type MessageValues } from './message-form.ts'
import { RecipientsStep } from './recipients-step.tsx'
import { SendPrompt, type SendConfirmation } from './send-prompt.tsx'
import { SenderStep } from './sender-step.tsx'
import { countRecipients } from './use-reach.ts'
import { reachesAll, type Channel } from './use-channels.ts'
import { WriteStep } from './write-step.tsx'

const form = messageForm.creating()

/**
 * R225: the steps are sender, recipients and text. A confirmation follows, because a sent message cannot be recalled.
 */
export function MessageWizard({ channels }: { readonly channels: readonly Channel[] }) {
  const { t } = useTranslation('communication')
  const goTo = useGoTo()
  const [named] = useAddressParam('channel')
  const initial = useMemo(
    () => ({
      ...form.initial,
      channelOspId: channels.find(({ ospId }) => ospId === named)?.ospId ?? '',
    }),
    [channels, named],
  )
  const address = useStepAddress()
  const draft = useDraft('message')
  const [confirmation, setConfirmation] = useState<SendConfirmation>()
  const channelOf = ({ channelOspId }: MessageValues): Channel | undefined =>
    channels.find(({ ospId }) => ospId === channelOspId)

  const confirmSending = async (values: MessageValues): Promise<boolean> => {
    const count = await countRecipients(values.channelOspId, values.kinds)
    const channel = channelOf(values)
    return new Promise((resolve) => {
      setConfirmation({
        count,
        channel: channel?.name ?? '',
        isToAll: channel !== undefined && reachesAll(channel) && values.kinds.length === 3,
        settle: (isConfirmed) => {
          setConfirmation(undefined)
          resolve(isConfirmed)
        },
      })
    })
  }
  return (
    <>
      <ContractWizard<'sendMessage', MessageValues>
        label={t('screens.AddMessage')}
        {...form}
        operation={sendMessage}
        refreshes={[getSentMessages, getMessageChannelsForUser]}
        address={address}
        draft={{
          ...draft,
          // If the wizard was opened from a channel, use that channel instead of the one in the draft.
          read: () =>
            initial.channelOspId === '' || address.requestedStep !== undefined
              ? draft.read()
              : withChannel(draft.read(), initial.channelOspId),
        }}
        initial={initial}
        rules={(_body, values) => rulesOf(values)}
        labelOf={(field) => t(`message.${field.split('.')[0]}`)}
        confirm={confirmSending}
        saved={({ recipientCount }) =>
          t('message.sent', { count: recipientCount, number: number(recipientCount) })
        }
        onSaved={() => goTo(hrefTo('SentMessages'))}
        onCancel={() => goTo(hrefTo('SentMessages'))}
        submitLabel={t('message.send')}
        steps={[
          {
            id: 'sender',
            title: t('message.steps.sender'),
            has: (field) => field === 'channelOspId',
            content: () => <SenderStep channels={channels} />,
          },
          {
            id: 'recipients',
            title: t('message.steps.recipients'),
            has: (field) => field === 'kinds',
            verify: async ({ channelOspId, kinds }) =>
              (await countRecipients(channelOspId, kinds)) === 0 ? { kinds: { rule: 'nobody' } } : {},
            content: ({ channelOspId }) => <RecipientsStep channelOspId={channelOspId} />,
          },
          {
            id: 'write',
            title: t('message.steps.write'),
            has: (field) => field !== 'channelOspId' && field !== 'kinds',
            content: (values) => <WriteStep sender={channelOf(values)?.name ?? ''} />,
          },
        ]}
      />
      <SendPrompt confirmation={confirmation} />
    </>
  )
}

const withChannel = (draft: unknown, channelOspId: string): unknown =>
  typeof draft === 'object' && draft !== null ? { ...draft, channelOspId } : draft
