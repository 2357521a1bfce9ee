import { call } from '@/api/client.ts'
import {
  getResourceGroupsByFilter,
  getResourcesByFilter,
  getResourcesByTypeAndFilter,
} from '@/api/generated/operations/resources.ts'
import type { RemoteOption } from '@/ui/inputs/use-remote-options.ts'

/** What can be added to a product on a page of its own (R010). */
export type PartKind = 'resourceGroup' | 'serviceResource' | 'rentalcar'

const QUERY = { size: 20, sort: 'name' } as const

/** The resource groups, services or rental cars with these words in their name. */
export async function searchKind(
  kind: PartKind,
  search: string,
  signal: AbortSignal,
): Promise<readonly RemoteOption[]> {
  if (kind === 'resourceGroup') return searchGroups(search, signal)
  const { content } = await call(
    getResourcesByTypeAndFilter,
    { path: { type: kind }, query: QUERY, body: { search } },
    { signal, ignore: ['*'] },
  )
  return content.map(({ ospId, name, mrp }) => ({ value: ospId, label: name, detail: mrp.name }))
}

/** Resource groups first, then resources of all kinds; `value` has the kind in front of the identifier. */
export async function searchParts(search: string, signal: AbortSignal): Promise<readonly RemoteOption[]> {
  const [groups, { content }] = await Promise.all([
    searchGroups(search, signal),
    call(getResourcesByFilter, { query: QUERY, body: { search } }, { signal, ignore: ['*'] }),
  ])
  return [
    ...groups.map((group) => ({ ...group, value: `RESOURCE_GROUP ${group.value}` })),
    ...content.map(({ ospId, name, mrp }) => ({ value: `RESOURCE ${ospId}`, label: name, detail: mrp.name })),
  ]
}

async function searchGroups(search: string, signal: AbortSignal): Promise<readonly RemoteOption[]> {
  const { content } = await call(
    getResourceGroupsByFilter,
    { query: QUERY, body: { search } },
    { signal, ignore: ['*'] },
  )
  return content.map(({ ospId, name, description }) => ({ value: ospId, label: name, detail: description }))
}
