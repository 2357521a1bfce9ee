import { remoteSearch } from '@/lists/remote-search.ts'
import {
  getResourceGroupsByFilter,
  getResourcesByFilter,
  getResourcesByTypeAndFilter,
} from '@/api/generated/operations/resources.ts'
import type { RemoteOption, RemoteSearch } from '@/ui/inputs/use-remote-options.ts'

/** The kinds of parts that have their own page to add them (R010). */
export type PartKind = 'resourceGroup' | 'serviceResource' | 'rentalcar'

const QUERY = { size: 20, sort: 'name' } as const

/** The resource groups, services or rental cars with these words in their name. */
export const searchKind = (kind: PartKind): RemoteSearch =>
  kind === 'resourceGroup'
    ? searchGroups
    : remoteSearch(
        getResourcesByTypeAndFilter,
        (search) => ({ path: { type: kind }, query: QUERY, body: { search } }),
        ({ ospId, name, mrp }) => ({ value: ospId, label: name, detail: mrp.name }),
      )

/** Resource groups first, then resources of all kinds. `value` is the kind followed by the identifier. */
export async function searchParts(search: string, signal: AbortSignal): Promise<readonly RemoteOption[]> {
  const [groups, resources] = await Promise.all([
    searchGroups(search, signal),
    searchResources(search, signal),
  ])
  return [
    ...groups.map((group) => ({ ...group, value: `RESOURCE_GROUP ${group.value}` })),
    ...resources.map((resource) => ({ ...resource, value: `RESOURCE ${resource.value}` })),
  ]
}

const searchResources = remoteSearch(
  getResourcesByFilter,
  (search) => ({ query: QUERY, body: { search } }),
  ({ ospId, name, mrp }) => ({ value: ospId, label: name, detail: mrp.name }),
)

const searchGroups = remoteSearch(
  getResourceGroupsByFilter,
  (search) => ({ query: QUERY, body: { search } }),
  ({ ospId, name, description }) => ({ value: ospId, label: name, detail: description }),
)
