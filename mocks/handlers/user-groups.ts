import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import {
  groupName,
  productsOfGroup,
  isDefaultGroup,
  membersOf,
  requireGroup,
  toUsagePermission,
  toUserGroup,
  usagePermissions,
} from '../behaviour/users/user-groups.ts'
import { sorted } from '../behaviour/lists.ts'
import { productName, productsOfCompany, resourcesOf } from '../behaviour/products/products.ts'
import { requireAccount, requireUser } from '../behaviour/access.ts'
import { changeUser, classificationOf, refuseAnonymized, refuseStale } from '../behaviour/users/users.ts'
import { handlersFor } from '../handler.ts'
import { conflict, invalidField, notFound } from '../refusal.ts'
import type { UserGroupRow, UserRow } from '../tables.ts'
import type { World } from '../world.ts'

export const userGroups = handlersFor({
  findAllUserGroups({ world, caller, body, reply }) {
    const ospId = body.corporateAccountOspId ?? caller.corporateAccountOspId
    if (ospId === undefined) throw invalidField('corporateAccountOspId', 'required', 'The field is required')
    const account = requireAccount(world, caller, ospId)
    return reply(200, toSortedGroups(world, world.tables.userGroups.by('corporateAccount', account.ospId)))
  },

  getUserGroupsByUser({ world, caller, body, reply }) {
    const { userGroupOspIds } = requireUser(world, caller, body.userOspId)
    return reply(
      200,
      toSortedGroups(
        world,
        userGroupOspIds.flatMap((ospId) => world.tables.userGroups.get(ospId) ?? []),
      ),
    )
  },

  getUserGroup({ world, caller, body, reply }) {
    return reply(200, toUserGroup(world, requireGroup(world, caller, body.ospId)))
  },

  createUserGroup({ world, caller, body, reply }) {
    const account = requireAccount(world, caller, body.corporateAccount.ospId)
    const extId = groupName(world, account.ospId, body.extId, 'extId')
    const group = world.tables.userGroups.insert({
      ospId: world.nextId('g'),
      version: 1,
      data: {
        active: body.active ?? true,
        extId,
        ...withoutUndefined({ description: body.description }),
        corporateAccount: { ospId: account.ospId, name: account.data.name },
      },
    })
    return reply(200, toUserGroup(world, group))
  },

  updateUserGroup({ world, caller, body: { ospId, version, data }, reply }) {
    const group = requireGroup(world, caller, ospId)
    refuseStale(group.version, version)
    const { description, ...current } = group.data
    const newDescription = data.description === undefined ? description : (data.description ?? undefined)
    const extId =
      data.extId === undefined
        ? current.extId
        : groupName(world, current.corporateAccount.ospId, data.extId, 'data.extId', ospId)
    const active = data.active ?? current.active
    if (isDefaultGroup(world, group) && (!active || extId !== current.extId)) throw cannotChangeDefaultGroup()
    const changed = { ...current, extId, active, ...withoutUndefined({ description: newDescription }) }
    return reply(200, toUserGroup(world, updateGroup(world, group, changed)))
  },

  deleteUserGroup({ world, caller, body, reply }) {
    const group = requireGroup(world, caller, body.ospId)
    if (isDefaultGroup(world, group)) throw cannotDeleteDefaultGroup()
    for (const user of membersOf(world, group)) changeUser(world, user, withoutGroup(user, group))
    const { usagePermissions: permissions, userGroups: groups } = world.tables
    for (const { ospId } of permissions.by('userGroup', group.ospId)) permissions.remove(ospId)
    groups.remove(group.ospId)
    return reply(204)
  },

  activateUserGroup({ world, caller, body, reply }) {
    const group = requireGroup(world, caller, body.ospId)
    const active = group.data.active ? group : updateGroup(world, group, { ...group.data, active: true })
    return reply(200, toUserGroup(world, active))
  },

  addUsersToUserGroup({ world, caller, body, reply }) {
    const group = requireGroup(world, caller, body.userGroupOspId)
    const users = requireGroupUsers(world, group, body.userOspIds)
    if (users.some((user) => classificationOf(user) !== 'mobile')) throw notFound()
    users.forEach(refuseAnonymized)
    const change = splitByChange(users, (user) => !user.userGroupOspIds.includes(group.ospId))
    for (const user of change.users)
      changeUser(world, user, { userGroupOspIds: [...user.userGroupOspIds, group.ospId] })
    return reply(200, { group: toUserGroup(world, group), ...change.result })
  },

  removeUsersFromUserGroup({ world, caller, body, reply }) {
    const group = requireGroup(world, caller, body.userGroupOspId)
    const users = requireGroupUsers(world, group, body.userOspIds)
    const change = splitByChange(users, (user) => user.userGroupOspIds.includes(group.ospId))
    for (const user of change.users) changeUser(world, user, withoutGroup(user, group))
    return reply(200, { group: toUserGroup(world, group), ...change.result })
  },

  getUserGroupServiceResources({ world, caller, body, reply }) {
    const held = productsOfGroup(world, requireGroup(world, caller, body.userGroupOspId))
    const services = new Map<string, components['schemas']['UsableServiceResource']>()
    for (const { product } of held)
      for (const { ospId, type, name, mobilityMode, mrpOspId, active } of resourcesOf(world, product)) {
        if (type !== 'serviceResource') continue
        const mrp = world.tables.partners.get(mrpOspId)
        const known = services.get(ospId) ?? { ospId, name, mobilityMode, active, products: [] }
        if (mrp) known.mrp = { ospId: mrpOspId, name: mrp.data.name }
        known.products.push({ ospId: product.ospId, name: productName(product, caller.language) })
        services.set(ospId, known)
      }
    return reply(
      200,
      sorted([...services.values()], 'name', { name: ({ name }) => name }, ({ ospId }) => ospId),
    )
  },

  findUsagePermissionsByUserGroup({ world, caller, body, reply }) {
    const group = requireGroup(world, caller, body.userGroupOspId)
    return reply(200, usagePermissions(world, group, caller.language))
  },

  readUsagePermissionsByUserGroup({ world, caller, query, reply }) {
    const group = requireGroup(world, caller, query.userGroupOspId)
    return reply(200, usagePermissions(world, group, caller.language))
  },

  grantProductUsage({ world, caller, body, reply }) {
    const group = requireGroup(world, caller, body.userGroupOspId)
    const product = world.tables.products.require(body.productOspId)
    const account = world.tables.corporateAccounts.require(group.data.corporateAccount.ospId)
    const own = ownPermission(world, group, product.ospId)
    if (!own && !productsOfCompany(world, account).some(({ ospId }) => ospId === product.ospId))
      throw productNotAvailable()
    if (!own && !product.active) throw productInactive()
    const permission =
      own ??
      world.tables.usagePermissions.insert({
        ospId: world.nextId('up'),
        productOspId: product.ospId,
        userGroupOspId: group.ospId,
        grantedOn: world.now().toISOString(),
      })
    const held = { permission, product, holder: group, inherited: false }
    return reply(200, toUsagePermission(world, held, caller.language))
  },

  revokeProductUsage({ world, caller, body, reply }) {
    const group = requireGroup(world, caller, body.userGroupOspId)
    const product = world.tables.products.require(body.productOspId)
    const own = ownPermission(world, group, product.ospId)
    if (own) world.tables.usagePermissions.remove(own.ospId)
    else if (productsOfGroup(world, group).some((held) => held.product.ospId === product.ospId))
      throw inheritedOnly()
    return reply(204)
  },
})

/** Converts the groups with their counts, sorted by name. */
const toSortedGroups = (
  world: World,
  groups: readonly UserGroupRow[],
): components['schemas']['UserGroup'][] =>
  sorted(groups, 'name', { name: ({ data }) => data.extId }, ({ ospId }) => ospId).map((group) =>
    toUserGroup(world, group),
  )

const updateGroup = (world: World, group: UserGroupRow, data: UserGroupRow['data']): UserGroupRow =>
  world.tables.userGroups.update(group.ospId, { data, version: group.version + 1 })

/** Returns the users, all of the group's company. Throws 404 for a user of another company. */
const requireGroupUsers = (world: World, { data }: UserGroupRow, ospIds: readonly string[]): UserRow[] =>
  ospIds.map((ospId) => {
    const user = world.tables.users.require(ospId)
    if (user.corporateAccountOspId !== data.corporateAccount.ospId) throw notFound()
    return user
  })

function splitByChange(users: readonly UserRow[], changes: (user: UserRow) => boolean) {
  const ids = (rows: readonly UserRow[]): string[] => rows.map(({ ospId }) => ospId)
  const changed = users.filter(changes)
  return {
    users: changed,
    result: { changed: ids(changed), unchanged: ids(users.filter((user) => !changes(user))) },
  }
}

const withoutGroup = (user: UserRow, group: UserGroupRow): Pick<UserRow, 'userGroupOspIds'> => ({
  userGroupOspIds: user.userGroupOspIds.filter((ospId) => ospId !== group.ospId),
})

const ownPermission = (world: World, group: UserGroupRow, productOspId: string) =>
  world.tables.usagePermissions
    .by('userGroup', group.ospId)
    .find((permission) => permission.productOspId === productOspId)

const cannotChangeDefaultGroup = () =>
  conflict('DEFAULT_GROUP', 'The default group keeps its name and stays active.', {
    nl: 'De standaardgroep behoudt haar naam en blijft actief.',
    en: 'The default group keeps its name and stays active.',
    fr: 'Le groupe par défaut garde son nom et reste actif.',
  })
const cannotDeleteDefaultGroup = () =>
  conflict('DEFAULT_GROUP', 'The default group cannot be deleted.', {
    nl: 'De standaardgroep kan niet worden verwijderd.',
    en: 'The default group cannot be deleted.',
    fr: 'Le groupe par défaut ne peut pas être supprimé.',
  })
const productInactive = () =>
  conflict('PRODUCT_INACTIVE', 'The product is not active.', {
    nl: 'Dit product is niet actief.',
    en: 'This product is not active.',
    fr: "Ce produit n'est pas actif.",
  })
const productNotAvailable = () =>
  conflict('PRODUCT_NOT_AVAILABLE', 'The company may not use the product.', {
    nl: 'Dit product is niet beschikbaar voor uw bedrijf.',
    en: 'This product is not available to your company.',
    fr: "Ce produit n'est pas disponible pour votre entreprise.",
  })
const inheritedOnly = () =>
  conflict('INHERITED', 'The group inherits the product from the default group.', {
    nl: 'De groep krijgt dit product van de standaardgroep.',
    en: 'The group has this product from the default group.',
    fr: 'Le groupe tient ce produit du groupe par défaut.',
  })
