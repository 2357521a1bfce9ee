/** Resource groups as the contract describes them, and their members. */
import type { components } from '@/api/generated/schema.ts'
import { conflict, taken } from '../../refusal.ts'
import type { ResourceGroupRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { byName, productRef } from './products.ts'
import {
  isInGroup,
  modesOf,
  productsOfPart,
  resourcesByName,
  resourcesIn,
  toResourceSummary,
} from './resources.ts'

type Schemas = components['schemas']

export function toResourceGroup(
  world: World,
  { resourceOspIds, ...group }: ResourceGroupRow,
): Schemas['ResourceGroup'] {
  const resources = resourcesIn(world, { ...group, resourceOspIds })
  return {
    ...group,
    resourceCount: resources.length,
    activeResourceCount: resources.filter(({ active }) => active).length,
    productCount: productsOfPart(world, group.ospId).length,
    mobilityModes: modesOf(resources),
  }
}

export const toResourceGroupDetails = (
  world: World,
  group: ResourceGroupRow,
  language: Schemas['Language'],
): Schemas['ResourceGroupDetails'] => ({
  ...toResourceGroup(world, group),
  resources: resourcesByName(resourcesIn(world, group)).map((resource) => toResourceSummary(world, resource)),
  products: byName(productsOfPart(world, group.ospId), language).map((product) =>
    productRef(product, language),
  ),
})

/** Stores a change of a group with the next version number. */
export const changeGroup = (
  world: World,
  { ospId, version }: ResourceGroupRow,
  change: { [Name in keyof ResourceGroupRow]?: ResourceGroupRow[Name] | undefined },
): ResourceGroupRow => world.tables.resourceGroups.update(ospId, { ...change, version: version + 1 })

/**
 * Adds resources to a group, or removes them (`shouldContain`), all or none. Throws 404 for a resource that does not
 * exist. Returns which ones have changed and which have not.
 */
export function changeMembers(
  world: World,
  group: ResourceGroupRow,
  ospIds: readonly string[],
  shouldContain: boolean,
): Schemas['ResourceGroupChange'] {
  for (const ospId of ospIds) world.tables.resources.require(ospId)
  const changed = ospIds.filter((ospId) => isInGroup(group, ospId) !== shouldContain)
  const unchanged = ospIds.filter((ospId) => isInGroup(group, ospId) === shouldContain)
  const resourceOspIds = shouldContain
    ? [...group.resourceOspIds, ...changed]
    : group.resourceOspIds.filter((ospId) => !changed.includes(ospId))
  const after = changed.length > 0 ? changeGroup(world, group, { resourceOspIds }) : group
  return { group: toResourceGroup(world, after), changed, unchanged }
}

/** R139: throws 409 when another group has the name, ignoring case. */
export function refuseTakenName(world: World, name: string, field: string, except?: string): void {
  const normalised = name.trim().toLowerCase()
  const isTaken = world.tables.resourceGroups.find(
    (group) => group.ospId !== except && group.name.trim().toLowerCase() === normalised,
  )
  if (isTaken) throw taken(field, 'unique', 'The name must be unique')
}

export const groupActive = () =>
  conflict('ALREADY_ACTIVE', 'The resource group is active already.', {
    nl: 'Deze resourcegroep is al actief.',
    en: 'This resource group is active already.',
    fr: 'Ce groupe de ressources est déjà actif.',
  })
export const groupInactive = () =>
  conflict('ALREADY_INACTIVE', 'The resource group is inactive already.', {
    nl: 'Deze resourcegroep is al inactief.',
    en: 'This resource group is inactive already.',
    fr: 'Ce groupe de ressources est déjà inactif.',
  })
export const groupInUse = () =>
  conflict('IN_USE', 'The resource group is in use.', {
    nl: 'Deze resourcegroep zit nog in een product.',
    en: 'This resource group is still part of a product.',
    fr: "Ce groupe de ressources fait encore partie d'un produit.",
  })
