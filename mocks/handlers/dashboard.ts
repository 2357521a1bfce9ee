/** The dashboard's user search, and the figures that need attention. */
import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { atMoment } from '../behaviour/users/activation.ts'
import { hasActiveBudget, negativeBudgets } from '../behaviour/budgets/budgets.ts'
import { paged, sorted } from '../behaviour/lists.ts'
import { accessibleUsers, requireAccount } from '../behaviour/access.ts'
import { toCents, toEuros } from '../behaviour/money.ts'
import { findRecords } from '../behaviour/found-records.ts'
import { findUsers } from '../behaviour/users/search-users.ts'
import { isDefaultGroup } from '../behaviour/users/user-groups.ts'
import { classificationOf, fullName } from '../behaviour/users/users.ts'
import { workQueues } from '../behaviour/work-queues.ts'
import { handlersFor } from '../handler.ts'
import type { BudgetRow, CorporateAccountRow, UserRow } from '../tables.ts'
import type { World } from '../world.ts'

type Schemas = components['schemas']

export const dashboard = handlersFor({
  getWorkQueues({ world, caller, reply }) {
    return reply(200, workQueues(world, caller))
  },

  findUsersByAny({ world, caller, query, reply }) {
    const { rows, matchedOn } = findUsers(world, caller, query.search)
    return reply(
      200,
      paged(rows, query, (user) => toSearchResult(world, user, matchedOn(user))),
    )
  },

  findRecords({ world, caller, body, reply }) {
    return reply(200, findRecords(world, caller, body))
  },

  findUsersWithNegativeBudget({ world, caller, query, body, reply }) {
    const found = usersWithNegativeBudget(world, caller, body)
    const rows = sorted(
      found,
      'name',
      { name: ({ user }) => `${user.lastName}\t${user.firstName}` },
      ({ user }) => user.ospId,
    )
    return reply(
      200,
      paged(rows, query, (row) => toNegative(world, row)),
    )
  },

  countUsersWithNegativeBudget({ world, caller, body, reply }) {
    const { corporateAccountOspId } = body
    const negative = usersWithNegativeBudget(world, caller, body)
    const cents = negative
      .flatMap(({ budgets }) => budgets)
      .reduce((sum, { currentAmount }) => sum + toCents(currentAmount), 0)
    const users = accessibleUsers(world, caller, corporateAccountOspId)
      .map((user) => atMoment(user, world.now()))
      .filter((user) => classificationOf(user) === 'mobile')
    const active = users.filter((user) => user.active)
    return reply(200, {
      count: negative.length,
      total: toEuros(cents),
      blockedUsers: toUsersToCheck(active.filter(({ blocked }) => blocked)),
      usersWithoutBudget: toUsersToCheck(active.filter(({ ospId }) => !hasActiveBudget(world, ospId))),
      ...(corporateAccountOspId !== undefined && {
        setUp: setUpOf(world, requireAccount(world, caller, corporateAccountOspId), users),
      }),
    })
  },
})

const toUsersToCheck = (users: readonly UserRow[]): Schemas['UsersToCheck'] => ({
  count: users.length,
  names: sorted(
    users,
    'name',
    { name: ({ lastName, firstName }) => `${lastName}\t${firstName}` },
    ({ ospId }) => ospId,
  )
    .slice(0, 2)
    .map(fullName),
})

function setUpOf(
  world: World,
  { ospId, data }: CorporateAccountRow,
  users: readonly UserRow[],
): Schemas['SetUp'] {
  const { budgets, userGroups } = world.tables
  const budget = budgets.by('owner', ospId).find(({ type, active }) => type === 'COMPANY_BUDGET' && active)
  return {
    ...(data.paymentType === 'PREPAID' && { companyBudget: budget?.remaining ?? budget?.currentAmount ?? 0 }),
    userGroups: userGroups
      .by('corporateAccount', ospId)
      .filter((group) => group.data.active && !isDefaultGroup(world, group)).length,
    appUsers: users.length,
    userBudgets: users.reduce((count, user) => count + budgets.by('owner', user.ospId).length, 0),
  }
}

function toSearchResult(
  world: World,
  stored: UserRow,
  searchMatchedOn: Schemas['UserSearchResult']['searchMatchedOn'],
): Schemas['UserSearchResult'] {
  const user = atMoment(stored, world.now())
  const company = world.tables.corporateAccounts.get(user.corporateAccountOspId ?? '')
  return {
    ospId: user.ospId,
    fullname: `${user.firstName} ${user.lastName}`,
    ...withoutUndefined({ login: user.login, email: user.email, msisdn: user.msisdn }),
    ...(company && { corporateAccountOspId: company.ospId, corporateAccountName: company.data.name }),
    isMobile: classificationOf(user) === 'mobile',
    classification: classificationOf(user),
    active: user.active,
    searchMatchedOn,
  }
}

interface Negative {
  user: UserRow
  budgets: BudgetRow[]
}

function usersWithNegativeBudget(
  world: World,
  caller: UserRow,
  { corporateAccountOspId }: Schemas['NegativeBudgetFilter'],
): Negative[] {
  const negative = negativeBudgets(world)
  return accessibleUsers(world, caller, corporateAccountOspId).flatMap((user) => {
    const budgets = negative.get(user.ospId)
    return budgets && user.corporateAccountOspId !== undefined ? [{ user, budgets }] : []
  })
}

function toNegative(world: World, { user: stored, budgets }: Negative): Schemas['UserWithNegativeBudget'] {
  const {
    ospId,
    firstName,
    lastName,
    email,
    active,
    corporateAccountOspId = '',
  } = atMoment(stored, world.now())
  const company = world.tables.corporateAccounts.require(corporateAccountOspId)
  return {
    ospId,
    firstName,
    lastName,
    ...withoutUndefined({ email }),
    active,
    corporateAccount: { ospId: company.ospId, name: company.data.name },
    budgets: budgets.map((budget) => ({
      ospId: budget.ospId,
      type: budget.type,
      currentAmount: budget.currentAmount,
    })),
  }
}
