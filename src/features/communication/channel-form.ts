import { messageChannelRules } from '~openapi/rules.ts'
import create from '@/api/generated/requests/MessageChannelCreation.ts'
import update from '@/api/generated/requests/UpdateMessageChannelRequest.ts'
import { defineForm, type FormValuesOf } from '@/forms/define-form.ts'
import type { Channel } from './use-channels.ts'

/** A sender of messages. */
export const channelForm = defineForm(
  { create, update },
  {
    of: (channel: Channel) => ({
      ...channel,
      responseReceiverOspId: channel.responseReceiver?.ospId,
      mspFilter: idsOf(channel.mspFilter),
      corporateAccountFilter: idsOf(channel.corporateAccountFilter),
    }),
  },
)
export type ChannelValues = FormValuesOf<typeof channelForm>

const idsOf = (refs: readonly { readonly ospId: string }[]): string[] => refs.map(({ ospId }) => ospId)

/** R212: allowing replies requires someone who receives them. */
export const channelRules = ({ allowReply = false, responseReceiverOspId }: ChannelValues) =>
  messageChannelRules({ allowReply, responseReceiverOspId })
