/**
 * Plugin-service orders: the platform approves or rejects them, the user accepts or declines them, and they can be
 * reopened (R111, R112, R113).
 */
import type { components } from '@/api/generated/schema.ts'
import { conflict } from '../../refusal.ts'
import type { PluginPurchaseRow, UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { sendMail } from '../messages/mail.ts'
import { localTime } from '~notations/brussels.ts'
import { withParties } from './orders.ts'
import { pluginEmail } from './plugin-email.ts'
import { requireAccount, requireUser } from '../access.ts'
import { createSearch } from '../text.ts'
import { refuseStale } from '../users/users.ts'

type Schemas = components['schemas']
type PluginPurchase = Schemas['PluginPurchase']
/** `undefined` removes a value. */
type Change = { [Name in keyof PluginPurchaseRow]?: PluginPurchaseRow[Name] | undefined }

export function toPluginPurchase(
  world: World,
  row: PluginPurchaseRow,
  language: Schemas['Language'],
): PluginPurchase {
  const { remark, rejectionNote, ...purchase } = withParties(world, row, language)
  const isPersonal = !world.tables.users.require(row.userOspId).anonymized
  return {
    ...purchase,
    ...(isPersonal && remark !== undefined && { remark }),
    ...(isPersonal && rejectionNote !== undefined && { rejectionNote }),
  }
}

const search = createSearch<PluginPurchase>(({ user, corporateAccount, plugin, description }) => [
  user.name,
  corporateAccount.name,
  plugin.name,
  description,
])

/** The orders that match the filter. Throws 404 when the filter names an unknown company or user. */
export function findPluginPurchases(
  world: World,
  caller: UserRow,
  filter: Schemas['PluginPurchaseFilter'],
): PluginPurchase[] {
  const { corporateAccountOspId, userOspId, statuses } = filter
  if (corporateAccountOspId !== undefined) requireAccount(world, caller, corporateAccountOspId)
  if (userOspId !== undefined) requireUser(world, caller, userOspId)
  return world.tables.pluginPurchases
    .filter(
      (row) =>
        (statuses === undefined || statuses.includes(row.status)) &&
        (corporateAccountOspId === undefined || row.corporateAccountOspId === corporateAccountOspId) &&
        (userOspId === undefined || row.userOspId === userOspId),
    )
    .map((row) => toPluginPurchase(world, row, caller.language))
    .filter(search(filter.search))
}

/** Stores a change of an open order. Throws 409 if it was handled before or has changed in the meantime. */
export function changeOpenPurchase(
  world: World,
  { purchaseUUID, version }: Schemas['PluginPurchaseDecision'],
  change: Change,
): PluginPurchaseRow {
  const purchase = world.tables.pluginPurchases.require(purchaseUUID)
  if (purchase.status !== 'OPEN') throw purchaseHandled()
  refuseStale(purchase.version, version)
  return updatePurchase(world, purchase, change)
}

/** Approves or rejects an open order, and mails the user, with the note of a rejection (G391). */
export function decide(
  world: World,
  caller: UserRow,
  request: Schemas['PluginPurchaseRejection'],
  status: Schemas['PluginPurchaseVerdict'],
): PluginPurchaseRow {
  const decided = changeOpenPurchase(world, request, {
    status,
    handledOn: localTime(world.now()),
    handledByOspId: caller.ospId,
    rejectionNote: status === 'REJECTED' ? request.note?.trim() : undefined,
  })
  const user = world.tables.users.require(decided.userOspId)
  const { subject, body } = pluginEmail(decided, user, status)
  sendMail(world, user, 'plugin_purchase', `${subject}\n\n${body}`)
  return decided
}

/** Reopens a handled order. Throws 409 if it is open or has changed in the meantime. */
export function reopen(
  world: World,
  { purchaseUUID, version }: Schemas['PluginPurchaseDecision'],
): PluginPurchaseRow {
  const purchase = world.tables.pluginPurchases.require(purchaseUUID)
  if (purchase.status === 'OPEN') throw purchaseOpen()
  refuseStale(purchase.version, version)
  return updatePurchase(world, purchase, {
    status: 'OPEN',
    handledOn: undefined,
    handledByOspId: undefined,
    answeredOn: undefined,
    rejectionNote: undefined,
  })
}

const updatePurchase = (
  world: World,
  { purchaseUUID, version }: PluginPurchaseRow,
  change: Change,
): PluginPurchaseRow =>
  world.tables.pluginPurchases.update(purchaseUUID, {
    ...change,
    version: version + 1,
    lastUpdatedOn: localTime(world.now()),
  })

const purchaseHandled = () =>
  conflict('PURCHASE_HANDLED', 'The order was handled already.', {
    nl: 'Deze bestelling is al behandeld. Heropen ze eerst.',
    en: 'This order has been handled already. Reopen it first.',
    fr: "Cette commande a déjà été traitée. Rouvrez-la d'abord.",
  })
const purchaseOpen = () =>
  conflict('PURCHASE_OPEN', 'The order is open already.', {
    nl: 'Deze bestelling is nog niet behandeld.',
    en: 'This order has not been handled yet.',
    fr: "Cette commande n'a pas encore été traitée.",
  })
