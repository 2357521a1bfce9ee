import { messageChannelRules } from '~openapi/rules.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { asRequest } from '@/forms/draft.ts'
import { changedTexts, updateOf } from '@/forms/values/changes.ts'
import type { Channel } from './use-channels.ts'

/** What the fields of a channel hold. An empty text has no value. */
export interface ChannelValues {
  readonly name?: string | undefined
  readonly allowReply: boolean
  readonly responseReceiverOspId?: string | undefined
  readonly alwaysShowInApp: boolean
  readonly mspFilter?: readonly string[] | undefined
  readonly corporateAccountFilter?: readonly string[] | undefined
}

export const NEW_CHANNEL: ChannelValues = {
  name: '',
  allowReply: false,
  responseReceiverOspId: '',
  alwaysShowInApp: false,
  mspFilter: [],
  corporateAccountFilter: [],
}

const idsOf = (refs: readonly { readonly ospId: string }[]): string[] => refs.map(({ ospId }) => ospId)

export const toForm = (channel: Channel) => ({
  name: channel.name,
  allowReply: channel.allowReply,
  responseReceiverOspId: channel.responseReceiver?.ospId ?? '',
  alwaysShowInApp: channel.alwaysShowInApp,
  mspFilter: idsOf(channel.mspFilter),
  corporateAccountFilter: idsOf(channel.corporateAccountFilter),
})

export const toCreation = (values: ChannelValues): Schemas['MessageChannelCreation'] =>
  asRequest<Schemas['MessageChannelCreation']>({
    name: values.name?.trim() ?? '',
    allowReply: values.allowReply,
    alwaysShowInApp: values.alwaysShowInApp,
    ...(values.responseReceiverOspId && { responseReceiverOspId: values.responseReceiverOspId }),
    mspFilter: [...(values.mspFilter ?? [])],
    corporateAccountFilter: [...(values.corporateAccountFilter ?? [])],
  })

/** Only what was changed is sent; an emptied receiver is taken away. */
export function toUpdate(values: ChannelValues, base: Channel): Schemas['UpdateMessageChannelRequest'] {
  const before = toForm(base)
  const { mspFilter = [], corporateAccountFilter = [], allowReply, alwaysShowInApp } = values
  return updateOf(base, {
    ...changedTexts(['name'], values, before, ''),
    ...changedTexts(['responseReceiverOspId'], values, before, null),
    ...(allowReply !== before.allowReply && { allowReply }),
    ...(alwaysShowInApp !== before.alwaysShowInApp && { alwaysShowInApp }),
    ...(!isSame(mspFilter, before.mspFilter) && { mspFilter: [...mspFilter] }),
    ...(!isSame(corporateAccountFilter, before.corporateAccountFilter) && {
      corporateAccountFilter: [...corporateAccountFilter],
    }),
  })
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

/** R212: replies need someone who receives them. */
export const channelRules = ({ allowReply, responseReceiverOspId }: ChannelValues) =>
  messageChannelRules({ allowReply, responseReceiverOspId })
