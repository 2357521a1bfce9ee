/** User groups as the contract describes them, their members, and the products they may use. */
import type { components } from '@/api/generated/schema.ts'
import { taken } from '../../refusal.ts'
import type { ProductRow, UsagePermissionRow, UserGroupRow, UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { byName, productsOfCompany, toProduct } from '../products/products.ts'
import { requireAccount } from '../access.ts'

type Schemas = components['schemas']

/** Returns the group, or throws the contract's 404. */
export function requireGroup(world: World, caller: UserRow, ospId: string): UserGroupRow {
  const group = world.tables.userGroups.require(ospId)
  requireAccount(world, caller, group.data.corporateAccount.ospId)
  return group
}

/** R182: the default group, which contains everyone in the company, is recognised by its name. */
export const isDefaultGroup = (world: World, { data }: UserGroupRow): boolean =>
  data.extId === defaultName(world, data.corporateAccount.ospId)

export const membersOf = (world: World, { ospId, data }: UserGroupRow): UserRow[] =>
  world.tables.users
    .by('corporateAccount', data.corporateAccount.ospId)
    .filter(({ userGroupOspIds }) => userGroupOspIds.includes(ospId))

export const toUserGroup = (world: World, group: UserGroupRow): Schemas['UserGroup'] => ({
  ...group,
  isDefault: isDefaultGroup(world, group),
  userCount: membersOf(world, group).length,
  productCount: productsOfGroup(world, group).length,
})

/** R181: normalises a name. Throws 409 when another group of the company has it. */
export function groupName(
  world: World,
  accountOspId: string,
  requestedName: string,
  field: string,
  forGroup?: string,
): string {
  const name = requestedName.trim().replace(/\s/g, '_')
  const isTaken = world.tables.userGroups
    .by('corporateAccount', accountOspId)
    .some(({ ospId, data }) => ospId !== forGroup && data.extId.toLowerCase() === name.toLowerCase())
  if (isTaken) throw taken(field, 'unique', 'The name must be unique')
  return name
}

/** A product that a group may use, and the group that has it: itself or the company's default group. */
export interface GroupProduct {
  permission: UsagePermissionRow
  product: ProductRow
  holder: UserGroupRow
  inherited: boolean
}

/** Own products first, then inherited ones. A product that is both counts as own. */
export function productsOfGroup(world: World, group: UserGroupRow): GroupProduct[] {
  const { usagePermissions, products, userGroups } = world.tables
  const account = group.data.corporateAccount.ospId
  const everyone = userGroups
    .by('corporateAccount', account)
    .find(({ data }) => data.extId === defaultName(world, account))
  const byProduct = new Map<string, GroupProduct>()
  const add = (holder: UserGroupRow, inherited: boolean): void => {
    for (const permission of usagePermissions.by('userGroup', holder.ospId)) {
      const product = products.get(permission.productOspId)
      if (product && !byProduct.has(product.ospId))
        byProduct.set(product.ospId, { permission, product, holder, inherited })
    }
  }
  add(group, false)
  if (everyone && everyone.ospId !== group.ospId) add(everyone, true)
  return [...byProduct.values()]
}

export function toUsagePermission(
  world: World,
  { permission, product, holder, inherited }: GroupProduct,
  language: Schemas['Language'],
): Schemas['UsagePermission'] {
  const account = world.tables.corporateAccounts.require(holder.data.corporateAccount.ospId)
  return {
    ospId: permission.ospId,
    product: toProduct(world, product, language),
    userGroup: { ospId: holder.ospId, name: holder.data.extId },
    inherited,
    effective:
      product.active &&
      holder.data.active &&
      productsOfCompany(world, account).some(({ ospId }) => ospId === product.ospId),
    grantedOn: permission.grantedOn,
  }
}

/** Own permissions first, then inherited ones, each sorted by name. */
export function usagePermissions(
  world: World,
  group: UserGroupRow,
  language: Schemas['Language'],
): Schemas['UsagePermission'][] {
  const groupProducts = productsOfGroup(world, group)
  const order = byName(
    groupProducts.map(({ product }) => product),
    language,
  ).map(({ ospId }) => ospId)
  const rank = ({ inherited, product }: GroupProduct): number =>
    (inherited ? order.length : 0) + order.indexOf(product.ospId)
  return groupProducts
    .sort((one, other) => rank(one) - rank(other))
    .map((each) => toUsagePermission(world, each, language))
}

const defaultName = (world: World, accountOspId: string): string =>
  `ALL_${world.tables.corporateAccounts.get(accountOspId)?.data.extId}_USERS`
