/** Message channels as the contract describes them, and their recipients. */
import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import type { MessageChannelRow, MessageRow, UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { atMoment } from '../users/activation.ts'
import { classificationOf, fullName } from '../users/users.ts'

type Schemas = components['schemas']
type Kind = Schemas['DestinationUser']['kind']

export function toMessageChannel(world: World, row: MessageChannelRow): Schemas['MessageChannel'] {
  const { responseReceiverOspId, mspFilter, corporateAccountFilter, ...channel } = row
  const { users, partners, corporateAccounts, messages } = world.tables
  const receiver = responseReceiverOspId === undefined ? undefined : users.get(responseReceiverOspId)
  const sent = messages.by('channel', row.ospId)
  const sentDates = sent.map(({ sentOn }) => sentOn).sort((one, other) => momentOf(one) - momentOf(other))
  const last = sentDates.at(-1)
  const toRef = (table: { get(ospId: string): { data: { name: string } } | undefined }, ospId: string) => ({
    ospId,
    name: table.get(ospId)?.data.name ?? ospId,
  })
  return {
    ...channel,
    ...(receiver && { responseReceiver: { ospId: receiver.ospId, name: fullName(receiver) } }),
    mspFilter: mspFilter.map((ospId) => toRef(partners, ospId)),
    corporateAccountFilter: corporateAccountFilter.map((ospId) => toRef(corporateAccounts, ospId)),
    messageCount: sent.length,
    ...withoutUndefined({ lastMessageOn: last }),
  }
}

/** A message with the current name of its sender. The channel has the name that it had when the message was sent. */
export function toSentMessage(world: World, row: MessageRow): Schemas['SentMessage'] {
  const { sentByOspId, ...message } = row
  const sender = world.tables.users.require(sentByOspId)
  return { ...message, sentBy: { ospId: sender.ospId, name: fullName(sender) } }
}

/**
 * R212, R213: the active app users with a login for the app who match the channel's filters and have one of the
 * kinds.
 */
export function destinationUsers(
  world: World,
  channel: MessageChannelRow,
  filters: Schemas['RecipientFilters'] | undefined,
): UserRow[] {
  const isIncluded: Record<Kind, boolean> = {
    BUSINESS_EMPLOYEE: filters?.businessEmployees ?? !filters,
    BUSINESS_OWNER: filters?.businessOwners ?? !filters,
    ONLINE_USER: filters?.onlineUsers ?? !filters,
  }
  const now = world.now()
  return usersMatchingFilters(world, channel).filter(
    (user) =>
      classificationOf(user) === 'mobile' &&
      !user.anonymized &&
      user.login !== undefined &&
      isIncluded[kindOf(user)] &&
      atMoment(user, now).active,
  )
}

export function toDestinationUser(world: World, user: UserRow): Schemas['DestinationUser'] {
  const { ospId, email, language } = user
  const company = companyOf(world, user)
  return {
    ospId,
    name: fullName(user),
    ...withoutUndefined({ email }),
    language,
    ...withoutUndefined({ corporateAccount: company }),
    kind: kindOf(user),
  }
}

/** G131: the active admins who can receive a reply by mail. */
export const messagingRecipients = (world: World): Schemas['MessagingRecipient'][] =>
  world.tables.users
    .filter((user) => canReceiveReplies(world, user))
    .flatMap((user) => toRecipient(world, user))

export const canReceiveReplies = (world: World, user: UserRow): boolean =>
  classificationOf(user) === 'admin' && user.email !== undefined && atMoment(user, world.now()).active

function toRecipient(world: World, user: UserRow): Schemas['MessagingRecipient'][] {
  const { ospId, email, language, partnerOspId } = user
  const company = companyOf(world, user)
  const partner = world.tables.partners.get(partnerOspId ?? '')
  if (email === undefined) return []
  return [
    {
      ospId,
      name: fullName(user),
      email,
      language,
      ...withoutUndefined({ corporateAccount: company }),
      ...(partner && { partner: { ospId: partner.ospId, name: partner.data.name } }),
    },
  ]
}

/** All users who match the channel's two filters, of any kind. */
function usersMatchingFilters(
  world: World,
  { mspFilter, corporateAccountFilter }: MessageChannelRow,
): UserRow[] {
  const { users, corporateAccounts } = world.tables
  if (mspFilter.length === 0 && corporateAccountFilter.length === 0) return [...users.all()]
  const accounts =
    corporateAccountFilter.length > 0
      ? corporateAccountFilter.flatMap((ospId) => corporateAccounts.get(ospId) ?? [])
      : mspFilter.flatMap((ospId) => corporateAccounts.by('partner', ospId))
  return accounts
    .filter(({ data }) => mspFilter.length === 0 || mspFilter.includes(data.partner.ospId))
    .flatMap(({ ospId }) => users.by('corporateAccount', ospId))
}

function kindOf({ corporateAccountOspId, roles }: UserRow): Kind {
  if (corporateAccountOspId === undefined) return 'ONLINE_USER'
  return roles.includes('company_budget_manager') ? 'BUSINESS_OWNER' : 'BUSINESS_EMPLOYEE'
}

function companyOf(world: World, { corporateAccountOspId }: UserRow): Schemas['Ref'] | undefined {
  const company = world.tables.corporateAccounts.get(corporateAccountOspId ?? '')
  return company && { ospId: company.ospId, name: company.data.name }
}

const momentOf = (dateTime: string): number => Date.parse(dateTime)
