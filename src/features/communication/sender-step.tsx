import { useTranslation } from 'react-i18next'
import { RadioField } from '@/forms/fields/fields.tsx'
import { FormSection, FormSections } from '@/forms/form-sections.tsx'
import { audienceOf } from './channel-columns.tsx'
import type { Channel } from './use-channels.ts'

/** R225: the channel, which users see as the sender. */
export function SenderStep({ channels }: { readonly channels: readonly Channel[] }) {
  const { t } = useTranslation('communication')
  return (
    <FormSections>
      <FormSection wide title={t('message.steps.sender')} lead={t('message.senderLead')}>
        <RadioField
          name="channelOspId"
          options={channels.map((channel) => ({
            value: channel.ospId,
            label: channel.name,
            help: t('message.reaches', {
              audience: audienceOf(channel, t),
              replies: t(channel.allowReply ? 'message.canReply' : 'message.cannotReply'),
            }),
          }))}
        />
      </FormSection>
    </FormSections>
  )
}
