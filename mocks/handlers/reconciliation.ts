import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { type Columns, paged, sorted } from '../behaviour/lists.ts'
import { localTime } from '~notations/brussels.ts'
import { memoized } from '../behaviour/memoized.ts'
import { requirePartner } from '../behaviour/companies/partners.ts'
import { createSearch } from '../behaviour/text.ts'
import { fullName, refuseStale } from '../behaviour/users/users.ts'
import { handlersFor } from '../handler.ts'
import { conflict } from '../refusal.ts'
import { bookingKey, type EventRow, type ReconciliationRow } from '../tables.ts'
import type { World } from '../world.ts'

type Item = components['schemas']['ReconciliationItem']

const COLUMNS: Columns<Item> = {
  bookingId: ({ bookingId }) => bookingId,
  mrp: ({ mrpName }) => mrpName,
  expectedAmount: ({ expectedAmount }) => expectedAmount,
  actualAmount: ({ actualAmount }) => actualAmount,
  currency: ({ currency }) => currency,
  status: ({ status }) => status,
  lastUpdatedOn: ({ lastUpdatedOn }) => Date.parse(lastUpdatedOn),
}
const keyOf = ({ mrpOspId, bookingId }: Pick<Item, 'mrpOspId' | 'bookingId'>): string =>
  bookingKey(mrpOspId, bookingId)
const search = createSearch<Item>(({ bookingId, mrpName, user, corporateAccount }) => [
  bookingId,
  mrpName,
  user?.name,
  corporateAccount?.name,
])

export const reconciliation = handlersFor({
  getReconciliationProblems({ world, caller, query, body, reply }) {
    const { bookingId, mrpOspId, statuses } = body
    if (mrpOspId !== undefined) requirePartner(world, caller, mrpOspId)
    const matchesSearch = search(body.search)
    const rows = itemsInOrder(world, query.sort ?? '-lastUpdatedOn').filter(
      (item) =>
        (bookingId === undefined || item.bookingId === bookingId) &&
        (mrpOspId === undefined || item.mrpOspId === mrpOspId) &&
        (statuses === undefined || statuses.includes(item.status)) &&
        matchesSearch(item),
    )
    return reply(
      200,
      paged(rows, query, (row) => row),
    )
  },

  overrideReconciliationProblem({ world, caller, body, reply }) {
    const problem = world.tables.reconciliations.require(keyOf(body))
    if (problem.status !== 'OPEN') throw alreadyOverridden()
    refuseStale(problem.version, body.version)
    const overridden = world.tables.reconciliations.update(keyOf(problem), {
      status: 'MANUALLY_OVERRIDDEN',
      version: problem.version + 1,
      lastUpdatedOn: localTime(world.now()),
      overriddenByOspId: caller.ospId,
      overrideReason: body.reason.trim(),
    })
    return reply(200, toItem(world, overridden))
  },
})

const itemsInOrder = (world: World, sort: string): readonly Item[] =>
  memoized(
    world,
    `problems ${sort}`,
    ['reconciliations', 'partners', 'users', 'events', 'corporateAccounts'],
    () =>
      sorted(
        Array.from(world.tables.reconciliations.all(), (row) => toItem(world, row)),
        sort,
        COLUMNS,
        keyOf,
      ),
  )

function toItem(world: World, { overriddenByOspId, ...problem }: ReconciliationRow): Item {
  const { partners, users, events, corporateAccounts } = world.tables
  const overrider = users.get(overriddenByOspId ?? '')
  const [event] = events.by('booking', keyOf(problem))
  const user = users.get(event?.userOspId ?? '')
  const account = corporateAccounts.get(event?.corporateAccountOspId ?? '')
  return {
    ...problem,
    mrpName: partners.require(problem.mrpOspId).data.name,
    ...(event && { event: bookingOf(event) }),
    ...(user && { user: { ospId: user.ospId, name: fullName(user) } }),
    ...(account && { corporateAccount: { ospId: account.ospId, name: account.data.name } }),
    ...(overrider && { overriddenBy: { ospId: overrider.ospId, name: fullName(overrider) } }),
  }
}

const bookingOf = ({ ospId, date, description, mobilityMode }: EventRow): NonNullable<Item['event']> => ({
  ospId,
  date,
  ...withoutUndefined({ description, mobilityMode }),
})

const alreadyOverridden = () =>
  conflict('ALREADY_OVERRIDDEN', 'The problem was overridden already.', {
    nl: 'Dit verschil is al handmatig opgelost.',
    en: 'This problem has been overridden already.',
    fr: 'Cet écart a déjà été forcé manuellement.',
  })
