/** The items that wait for a decision of the staff, per queue (G396). */
import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { isOspAdmin } from '../auth.ts'
import type { OrderParties, UserRow } from '../tables.ts'
import type { World } from '../world.ts'
import { accessibleAccounts } from './access.ts'

type Schemas = components['schemas']
type WorkQueue = Schemas['WorkQueue']

/** The queues that the caller is responsible for. */
export function workQueues(world: World, caller: UserRow): WorkQueue[] {
  const accounts = accessibleAccounts(world, caller)
  const requested = accounts.flatMap(({ active, deactivationRequestedOn }) =>
    active && deactivationRequestedOn !== undefined ? [deactivationRequestedOn] : [],
  )
  const { orders, pluginPurchases, seasonCardOrders, reconciliations, uploads, translations } = world.tables
  const accessible = new Set(accounts.map(({ ospId }) => ospId))
  const cards = seasonCardOrders.filter(
    ({ status, corporateAccountOspId }) => status === 'OPEN' && accessible.has(corporateAccountOspId),
  )
  const shared = [
    { ...queueOf('SEASON_CARD_ORDER', cards.map(creationDate)), companies: companiesOf(world, cards) },
    queueOf('DEACTIVATION', requested),
  ]
  if (!isOspAdmin(caller)) return shared
  return [
    queueOf('GENERAL_ORDER', orders.filter(isOpen).map(creationDate)),
    queueOf('PLUGIN_ORDER', pluginPurchases.filter(isOpen).map(creationDate)),
    ...shared,
    queueOf(
      'RECONCILIATION',
      reconciliations.filter(isOpen).map(({ lastUpdatedOn }) => lastUpdatedOn),
    ),
    { queue: 'UPLOAD', count: uploads.filter(({ state }) => state !== 'PROCESSED').length },
    { queue: 'TRANSLATION', count: translations.filter(isIncomplete).length },
  ]
}

/** The languages of the portal, as translations name them. */
const LANGUAGES = ['BE', 'GB', 'FR'] as const

/** G400: whether a language of the portal has no text. */
export const isIncomplete = ({ texts }: Schemas['Translation']): boolean =>
  LANGUAGES.some((required) => !texts.some(({ language }) => language === required))

const isOpen = ({ status }: { status: string }): boolean => status === 'OPEN'
const creationDate = ({ createdOn }: { createdOn: string }): string => createdOn

function queueOf(queue: WorkQueue['queue'], since: readonly string[]): WorkQueue {
  const oldestOn = oldest(since)
  return { queue, count: since.length, ...withoutUndefined({ oldestOn }) }
}

const oldest = (moments: readonly string[]): string | undefined =>
  moments.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0]

/** The companies of these orders, the one with the oldest order first. */
function companiesOf(
  world: World,
  orders: readonly (OrderParties & { createdOn: string })[],
): Schemas['WaitingCompany'][] {
  const byAge = orders.toSorted((one, other) => Date.parse(one.createdOn) - Date.parse(other.createdOn))
  const counts = new Map<string, number>()
  for (const { corporateAccountOspId: ospId } of byAge) counts.set(ospId, (counts.get(ospId) ?? 0) + 1)
  return [...counts].slice(0, 20).map(([ospId, count]) => ({
    ospId,
    name: world.tables.corporateAccounts.require(ospId).data.name,
    count,
  }))
}
