import type { components } from '@/api/generated/schema.ts'
import { messageChannelRules, messageRules, messageTextRules } from '~openapi/rules.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { refuseBrokenRules } from '../behaviour/rule-errors.ts'
import { type Columns, paged, sorted } from '../behaviour/lists.ts'
import { send } from '../behaviour/messages/mail.ts'
import {
  canReceiveReplies,
  destinationUsers,
  messagingRecipients,
  toDestinationUser,
  toMessageChannel,
  toSentMessage,
} from '../behaviour/messages/messages.ts'
import { dayOf } from '../behaviour/months.ts'
import { createSearch } from '../behaviour/text.ts'
import { changedFields } from '../behaviour/users/user-changes.ts'
import { fullName, refuseStale } from '../behaviour/users/users.ts'
import { handlersFor } from '../handler.ts'
import { conflict, taken } from '../refusal.ts'
import { MESSAGE_TYPES } from '../seed/texts/communication.ts'
import type { MessageRow, UserRow } from '../tables.ts'
import type { World } from '../world.ts'
import { inLanguage } from '../behaviour/in-language.ts'

type Schemas = components['schemas']
type DestinationUser = Schemas['DestinationUser']
type Recipient = Schemas['MessagingRecipient']

export const communication = handlersFor({
  getMessageChannelsForUser({ world, reply }) {
    const channels = sorted(
      [...world.tables.messageChannels.all()],
      'name',
      { name: ({ name }) => name },
      ospIdOf,
    )
    return reply(
      200,
      channels.map((channel) => toMessageChannel(world, channel)),
    )
  },

  addMessageChannel({ world, body, reply }) {
    refuseInvalidReceiver(world, body, body)
    refuseUnknownFilters(world, body)
    const { responseReceiverOspId, mspFilter = [], corporateAccountFilter = [] } = body
    const name = uniqueName(world, body.name, 'name')
    const channel = world.tables.messageChannels.insert({
      ospId: world.nextId('mc'),
      version: 1,
      name,
      ...withoutUndefined({ responseReceiverOspId }),
      allowReply: body.allowReply ?? false,
      alwaysShowInApp: body.alwaysShowInApp ?? false,
      mspFilter,
      corporateAccountFilter,
    })
    return reply(200, toMessageChannel(world, channel))
  },

  updateMessageChannel({ world, body: { ospId, version, data }, reply }) {
    const channel = world.tables.messageChannels.require(ospId)
    refuseStale(channel.version, version)
    const draft = changedFields(channel, data)
    refuseInvalidReceiver(world, data, draft, 'data.')
    refuseUnknownFilters(world, data)
    const changed = world.tables.messageChannels.update(ospId, {
      ...draft,
      responseReceiverOspId: draft.responseReceiverOspId,
      name: uniqueName(world, draft.name, 'data.name', ospId),
      version: channel.version + 1,
    })
    return reply(200, toMessageChannel(world, changed))
  },

  deleteMessageChannel({ world, body, reply }) {
    world.tables.messageChannels.remove(body.ospId)
    return reply(204)
  },

  getMessageChannelDestinationUsers({ world, query, body, reply }) {
    const channel = world.tables.messageChannels.require(body.channelOspId)
    const matches = searchUsers(body.search)
    // There can be 100,000 users, so all of them are converted only when there is a search.
    const users = destinationUsers(world, channel, body.recipientFilters).filter(
      (user) => body.search === undefined || matches(toDestinationUser(world, user)),
    )
    const rows = sorted(users, query.sort ?? 'name', userColumns(world), ospIdOf)
    return reply(
      200,
      paged(rows, query, (user) => toDestinationUser(world, user)),
    )
  },

  sendMessage({ world, caller, body, reply }) {
    const { channelOspId, recipientFilters, ...message } = body
    const channel = world.tables.messageChannels.require(channelOspId)
    refuseBrokenRules({ ...messageRules(message, dayOf(world.now())), ...messageTextRules(message) })
    const recipients = destinationUsers(world, channel, recipientFilters)
    if (recipients.length === 0) throw noRecipients()
    for (const user of recipients) {
      const text = textFor(message, user.language)
      send(world, user, 'in-app', 'message', outboxText(text))
      if (message.pushNotification === true) send(world, user, 'push', 'message', text.title)
    }
    const sent = world.tables.messages.insert({
      ...message,
      ospId: world.nextId('msg'),
      channel: { ospId: channel.ospId, name: channel.name },
      type: message.type ?? 'INFORMATION',
      showOnHomeScreen: message.showOnHomeScreen ?? false,
      pushNotification: message.pushNotification ?? false,
      ...withoutUndefined({ recipientFilters }),
      recipientCount: recipients.length,
      sentOn: world.now().toISOString(),
      sentByOspId: caller.ospId,
    })
    return reply(200, toSentMessage(world, sent))
  },

  testMessage({ world, caller, body: { channelOspId, ...message }, reply }) {
    const channel = world.tables.messageChannels.require(channelOspId)
    refuseBrokenRules(messageTextRules(message))
    if (caller.email === undefined) throw noAddress()
    for (const text of [message, ...(message.translations ?? [])])
      send(world, caller, 'mail', 'message_test', `${channel.name}\n\n${outboxText(text)}`)
    return reply(200, { to: caller.email })
  },

  getSentMessages({ world, query, body: { channelOspId, types, search }, reply }) {
    const found = world.tables.messages
      .filter(
        ({ channel, type }) =>
          (channelOspId === undefined || channel.ospId === channelOspId) &&
          (types === undefined || types.includes(type)),
      )
      .filter(searchMessages(search))
    return reply(
      200,
      paged(sorted(found, query.sort ?? '-sentOn', messageColumns, ospIdOf), query, (row) =>
        toSentMessage(world, row),
      ),
    )
  },

  getMessageTypes({ caller, reply }) {
    return reply(
      200,
      Object.entries(MESSAGE_TYPES).map(([code, labels]) => ({
        code,
        label: inLanguage(labels, caller.language),
      })),
    )
  },

  getMessagingRecipients({ world, query, reply }) {
    const admins = messagingRecipients(world).filter(searchRecipients(query.search))
    return reply(200, paged(sorted(admins, query.sort ?? 'name', recipientColumns, ospIdOf), query, identity))
  },
})

const userColumns = (world: World): Columns<UserRow> => ({
  name: fullName,
  email: ({ email }) => email,
  corporateAccount: (user) => toDestinationUser(world, user).corporateAccount?.name,
  kind: (user) => toDestinationUser(world, user).kind,
})
const recipientColumns: Columns<Recipient> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  corporateAccount: ({ corporateAccount }) => corporateAccount?.name,
  partner: ({ partner }) => partner?.name,
}
const messageColumns: Columns<MessageRow> = {
  sentOn: ({ sentOn }) => Date.parse(sentOn),
  title: ({ title }) => title,
  channel: ({ channel }) => channel.name,
  type: ({ type }) => type,
  recipientCount: ({ recipientCount }) => recipientCount,
}
const searchMessages = createSearch<MessageRow>(({ title, body, channel }) => [title, body, channel.name])
const searchUsers = createSearch<DestinationUser>((user) => [
  user.name,
  user.email,
  user.corporateAccount?.name,
])
const searchRecipients = createSearch<Recipient>((admin) => [
  admin.name,
  admin.email,
  admin.corporateAccount?.name,
  admin.partner?.name,
])
const ospIdOf = ({ ospId }: { ospId: string }): string => ospId
const identity = <Row>(row: Row): Row => row

/** G393: the text in the user's language, or otherwise the text of the message itself. */
const textFor = (
  { title, body, translations = [] }: Pick<Schemas['MessageSending'], 'title' | 'body' | 'translations'>,
  language: Schemas['Language'],
): { title: string; body: string } =>
  translations.find((text) => text.language === language) ?? { title, body }

/** Short, because there may be a copy for each of 100,000 users. */
const outboxText = ({ title, body }: { title: string; body: string }): string =>
  `${title}\n\n${body}`.slice(0, 2000)

interface ChannelChange {
  responseReceiverOspId?: string | null
  mspFilter?: string[]
  corporateAccountFilter?: string[]
}

/** R212: throws 422 when replies are allowed without a receiver, or when a new receiver is not an admin. */
function refuseInvalidReceiver(
  world: World,
  { responseReceiverOspId: receiverOspId }: ChannelChange,
  channel: Parameters<typeof messageChannelRules>[0],
  prefix = '',
): void {
  const admin = typeof receiverOspId === 'string' ? world.tables.users.get(receiverOspId) : undefined
  refuseBrokenRules({
    ...messageChannelRules(channel, prefix),
    ...(typeof receiverOspId === 'string' &&
      !(admin && canReceiveReplies(world, admin)) && {
        [`${prefix}responseReceiverOspId`]: { rule: 'allowed' },
      }),
  })
}

/** Throws the contract's 404 for a partner or company that does not exist. */
function refuseUnknownFilters(
  world: World,
  { mspFilter = [], corporateAccountFilter = [] }: ChannelChange,
): void {
  for (const ospId of mspFilter) world.tables.partners.require(ospId)
  for (const ospId of corporateAccountFilter) world.tables.corporateAccounts.require(ospId)
}

/** Normalises the name. Throws 409 when another channel has it. */
function uniqueName(world: World, requestedName: string, field: string, forChannel?: string): string {
  const name = requestedName.trim()
  const duplicate = world.tables.messageChannels.find(
    (other) => other.ospId !== forChannel && other.name.toLowerCase() === name.toLowerCase(),
  )
  if (duplicate) throw taken(field, 'unique', 'The name must be unique')
  return name
}

const noRecipients = () =>
  conflict('NO_RECIPIENTS', 'The message would reach nobody.', {
    nl: 'Dit bericht zou niemand bereiken.',
    en: 'This message would reach nobody.',
    fr: "Ce message n'atteindrait personne.",
  })
const noAddress = () =>
  conflict('NO_ADDRESS', 'You have no e-mail address.', {
    nl: 'U hebt geen e-mailadres.',
    en: 'You have no e-mail address.',
    fr: "Vous n'avez pas d'adresse e-mail.",
  })
