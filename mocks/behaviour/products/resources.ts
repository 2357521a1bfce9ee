/** Resources as the contract describes them, and where they are used. */
import type { components } from '@/api/generated/schema.ts'
import { notFound } from '../../refusal.ts'
import type { ProductRow, ResourceGroupRow, ResourceRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { toOwner } from './gas-stations.ts'
import { sorted } from '../lists.ts'
import { partnerRef } from '../companies/partners.ts'

type Schemas = components['schemas']

/** Returns the resource, or throws the contract's 404, also when it is of another kind. */
export function requireResource(world: World, type: ResourceRow['type'], ospId: string): ResourceRow {
  const resource = world.tables.resources.require(ospId)
  if (resource.type !== type) throw notFound()
  return resource
}

export function toResource(
  world: World,
  { mrpOspId, owners, ...resource }: ResourceRow,
): Schemas['Resource'] {
  return {
    ...resource,
    mrp: partnerRef(world, mrpOspId),
    groups: groupsOf(world, resource.ospId).map(({ ospId, name }) => ({ ospId, name })),
    productCount: productsContaining(world, resource.ospId).length,
    ...(owners && { owners: owners.map((owner) => toOwner(world, owner)) }),
  }
}

export function toResourceSummary(world: World, resource: ResourceRow): Schemas['ResourceSummary'] {
  const { ospId, type, name, active, mrpOspId, mobilityMode } = resource
  return { ospId, type, name, active, mrp: partnerRef(world, mrpOspId), mobilityMode }
}

/** The resources with their names, sorted by name. */
export const toResources = (world: World, resources: readonly ResourceRow[]): Schemas['Resource'][] =>
  resourcesByName(resources).map((resource) => toResource(world, resource))

export const resourcesByName = (resources: readonly ResourceRow[]): ResourceRow[] =>
  sorted(resources, 'name', { name: ({ name }) => name }, ({ ospId }) => ospId)

/** The mobility modes that the resources offer, each once. */
export const modesOf = (resources: readonly ResourceRow[]): string[] => [
  ...new Set(resources.map(({ mobilityMode }) => mobilityMode)),
]

/** The groups that contain a resource, by name. */
export const groupsOf = (world: World, resourceOspId: string): ResourceGroupRow[] =>
  sorted(
    world.tables.resourceGroups.filter((group) => isInGroup(group, resourceOspId)),
    'name',
    { name: ({ name }) => name },
    ({ ospId }) => ospId,
  )

/** The resources of a group, in the order in which they were added. */
export const resourcesIn = (world: World, { resourceOspIds }: ResourceGroupRow): ResourceRow[] =>
  resourceOspIds.flatMap((ospId) => world.tables.resources.get(ospId) ?? [])

/** Rows are never mutated, so the members of each group are collected only once. */
const members = new WeakMap<ResourceGroupRow, Set<string>>()

export function isInGroup(group: ResourceGroupRow, resourceOspId: string): boolean {
  const memberIds = members.get(group) ?? new Set(group.resourceOspIds)
  members.set(group, memberIds)
  return memberIds.has(resourceOspId)
}

/** The products that have a resource or resource group as a part. */
export function productsOfPart(world: World, partOspId: string): ProductRow[] {
  const { productParts, products } = world.tables
  return productParts.by('part', partOspId).map(({ productOspId }) => products.require(productOspId))
}

/** The products that contain a resource, directly or in a group. */
export function productsContaining(world: World, resourceOspId: string): ProductRow[] {
  const groups = world.tables.resourceGroups.filter((group) => isInGroup(group, resourceOspId))
  const parts = [resourceOspId, ...groups.map(({ ospId }) => ospId)]
  return [...new Set(parts.flatMap((ospId) => productsOfPart(world, ospId)))]
}

/** Whether a product, group, company, partner or order refers to the resource. */
export function isInUse(world: World, ospId: string): boolean {
  const { corporateAccounts, orders, partners } = world.tables
  const isSelected = ({ data }: { data: { selectedServiceResources?: string[] } }): boolean =>
    data.selectedServiceResources?.includes(ospId) === true
  return (
    groupsOf(world, ospId).length > 0 ||
    productsOfPart(world, ospId).length > 0 ||
    orders.find(({ resourceOspId }) => resourceOspId === ospId) !== undefined ||
    partners.find(isSelected) !== undefined ||
    corporateAccounts.find(isSelected) !== undefined
  )
}
