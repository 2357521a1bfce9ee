/** Resources as the contract shows them, and where they are used. */
import type { components } from '@/api/generated/schema.ts'
import type { OwnershipRow, ProductRow, ResourceGroupRow, ResourceRow } from '../tables.ts'
import type { World } from '../world.ts'
import { sorted } from './lists.ts'
import { dayOf } from './months.ts'

type Schemas = components['schemas']

export function toResource(
  world: World,
  { mrpOspId, owners, ...resource }: ResourceRow,
): Schemas['Resource'] {
  return {
    ...resource,
    mrp: partnerRef(world, mrpOspId),
    groups: groupsOf(world, resource.ospId).map(({ ospId, name }) => ({ ospId, name })),
    productCount: productsWith(world, resource.ospId).length,
    ...(owners && { owners: owners.map((owner) => toOwner(world, owner)) }),
  }
}

export function toResourceSummary(world: World, resource: ResourceRow): Schemas['ResourceSummary'] {
  const { ospId, type, name, active, mrpOspId, mobilityMode } = resource
  return { ospId, type, name, active, mrp: partnerRef(world, mrpOspId), mobilityMode }
}

/** By name. */
export const resourcesByName = (resources: readonly ResourceRow[]): ResourceRow[] =>
  sorted(resources, 'name', { name: ({ name }) => name }, ({ ospId }) => ospId)

/** The ways to travel that the resources offer, each once. */
export const modesOf = (resources: readonly ResourceRow[]): string[] => [
  ...new Set(resources.map(({ mobilityMode }) => mobilityMode)),
]

/** The groups that a resource is in, by name. */
const groupsOf = (world: World, resourceOspId: string): ResourceGroupRow[] =>
  sorted(
    world.tables.resourceGroups.filter((group) => isInGroup(group, resourceOspId)),
    'name',
    { name: ({ name }) => name },
    ({ ospId }) => ospId,
  )

/** The resources of a group, in the order they were added. */
export const resourcesIn = (world: World, { resourceOspIds }: ResourceGroupRow): ResourceRow[] =>
  resourceOspIds.flatMap((ospId) => world.tables.resources.get(ospId) ?? [])

/** Rows never change, so each group's members are gathered once. */
const members = new WeakMap<ResourceGroupRow, Set<string>>()

function isInGroup(group: ResourceGroupRow, resourceOspId: string): boolean {
  const known = members.get(group) ?? new Set(group.resourceOspIds)
  members.set(group, known)
  return known.has(resourceOspId)
}

/** The products that contain a resource, by itself or in a group. */
export function productsWith(world: World, resourceOspId: string): ProductRow[] {
  const groups = world.tables.resourceGroups.filter((group) => isInGroup(group, resourceOspId))
  return [...new Set([resourceOspId, ...groups.map(({ ospId }) => ospId)].flatMap(containing))]

  function containing(partOspId: string): ProductRow[] {
    const { productParts, products } = world.tables
    return productParts.by('part', partOspId).map(({ productOspId }) => products.require(productOspId))
  }
}

function toOwner(world: World, owner: OwnershipRow): Schemas['GasStationOwner'] {
  return { ...owner, name: partnerRef(world, owner.ownerOspId).name, state: ownerState(world, owner) }
}

/** How a period of ownership stands to today. */
function ownerState(world: World, { validFrom, validTo }: OwnershipRow): Schemas['GasStationOwner']['state'] {
  const today = dayOf(world.now())
  if (validTo !== undefined && validTo < today) return 'PAST'
  return validFrom !== undefined && validFrom > today ? 'FUTURE' : 'CURRENT'
}

const partnerRef = (world: World, ospId: string): Schemas['Ref'] => ({
  ospId,
  name: world.tables.partners.get(ospId)?.data.name ?? ospId,
})
