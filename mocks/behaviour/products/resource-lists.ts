/** Lists of resources: the filter, the columns, and the labels in use. */
import type { components } from '@/api/generated/schema.ts'
import type { ResourceRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { type Columns, paged, sorted } from '../lists.ts'
import { partnerRef } from '../companies/partners.ts'
import { groupsOf, isInGroup, productsContaining, toResource } from './resources.ts'
import { createSearch } from '../text.ts'

type Schemas = components['schemas']

const search = createSearch<ResourceRow>(({ name, brand, labels }) => [name, brand, ...labels])

/** One page of the matching rows, with the labels of all rows that match the filter's other conditions. */
export function resourcePage(
  world: World,
  rows: readonly ResourceRow[],
  { label, hasLabel, ...filter }: Schemas['ResourceFilter'],
  query: { page?: number; size?: number; sort?: string },
): Schemas['ResourcePage'] {
  const matching = rows.filter(search(filter.search)).filter(matchesFilter(world, filter))
  const found = matching.filter(
    (resource) =>
      (label === undefined || isLabelled(resource, label)) &&
      (hasLabel === undefined || resource.labels.length > 0 === hasLabel),
  )
  const columns: Columns<ResourceRow> = {
    name: ({ name }) => name,
    mrp: ({ mrpOspId }) => partnerRef(world, mrpOspId).name,
    mobilityMode: ({ mobilityMode }) => mobilityMode,
    productCount: ({ ospId }) => productsContaining(world, ospId).length,
  }
  const inOrder = sorted(found, query.sort ?? 'name', columns, ({ ospId }) => ospId)
  return {
    ...paged(inOrder, query, (resource) => toResource(world, resource)),
    labels: labelsOf(matching),
  }
}

/** Whether a resource has a label, ignoring case. */
export function isLabelled({ labels }: ResourceRow, label: string): boolean {
  const lowerCase = label.toLowerCase()
  return labels.some((one) => one.toLowerCase() === lowerCase)
}

/** Labels that are already in use get the spelling in use. */
export function withSpellingInUse(world: World, labels: readonly string[]): string[] {
  return labels.map((label) => {
    const labelled = world.tables.resources.find((resource) => isLabelled(resource, label))
    return labelled?.labels.find((one) => one.toLowerCase() === label.toLowerCase()) ?? label
  })
}

function matchesFilter(
  world: World,
  filter: Omit<Schemas['ResourceFilter'], 'label' | 'hasLabel' | 'search'>,
) {
  const { active, mobilityMode, mrpOspId, resourceGroupOspId, inGroup } = filter
  const group = world.tables.resourceGroups.get(resourceGroupOspId ?? '')
  const matchesGroup = ({ ospId }: ResourceRow): boolean => {
    if (resourceGroupOspId === undefined)
      return inGroup === undefined || groupsOf(world, ospId).length > 0 === inGroup
    return (group !== undefined && isInGroup(group, ospId)) === (inGroup ?? true)
  }
  return (resource: ResourceRow): boolean =>
    (active === undefined || resource.active === active) &&
    (mobilityMode === undefined || resource.mobilityMode === mobilityMode) &&
    (mrpOspId === undefined || resource.mrpOspId === mrpOspId) &&
    matchesGroup(resource)
}

/** Labels by name, each with the number of resources that have it. */
function labelsOf(rows: readonly ResourceRow[]): Schemas['ResourceLabel'][] {
  const counts = new Map<string, Schemas['ResourceLabel']>()
  for (const { labels } of rows)
    for (const label of labels) {
      const existing = counts.get(label.toLowerCase()) ?? { label, resourceCount: 0 }
      counts.set(label.toLowerCase(), { ...existing, resourceCount: existing.resourceCount + 1 })
    }
  return sorted([...counts.values()], 'label', { label: ({ label }) => label }, ({ label }) => label)
}
