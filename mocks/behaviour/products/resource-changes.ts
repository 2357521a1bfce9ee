/** Creates and changes resources. The rules are checked on the resulting resource as a whole. */
import type { components } from '@/api/generated/schema.ts'
import { resourceRules } from '~openapi/rules.ts'
import { conflict } from '../../refusal.ts'
import type { ResourceRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { requireReferable } from '../companies/partners.ts'
import { refuseBrokenRules } from '../rule-errors.ts'
import { withSpellingInUse } from './resource-lists.ts'
import { changedFields } from '../users/user-changes.ts'

type Schemas = components['schemas']

const PREFIX: Record<ResourceRow['type'], string> = {
  serviceResource: 'sr',
  transportStop: 'ts',
  parkingLot: 'pl',
  bikeShare: 'bs',
  carShare: 'cs',
  rentalcar: 'rc',
  gasStation: 'gs',
}

/** Creates a resource. Throws 422 for a broken rule, and for a partner that does not exist or provides no mobility. */
export function createResource(
  world: World,
  type: ResourceRow['type'],
  data: Schemas['ResourceCreation'],
): ResourceRow {
  refuseBrokenRules(resourceRules(type, data))
  requireReferable(world, 'mrp', data.mrpOspId, 'mrpOspId')
  return world.tables.resources.insert({
    active: true,
    onUserBudget: true,
    ...data,
    ospId: world.nextId(PREFIX[type]),
    version: 1,
    type,
    labels: withSpellingInUse(world, data.labels ?? []),
    ...(type === 'serviceResource' && { hasIcon: false }),
    ...(type === 'gasStation' && { owners: [] }),
  })
}

/** Changes a resource. Throws 422 like `createResource`, for the result of the change. */
export function reviseResource(
  world: World,
  resource: ResourceRow,
  data: Schemas['ResourceUpdate'],
): ResourceRow {
  const changed = changedFields(resource, data)
  refuseBrokenRules(resourceRules(resource.type, changed, 'data.'))
  if (data.mrpOspId !== undefined) requireReferable(world, 'mrp', data.mrpOspId, 'data.mrpOspId')
  const removed = Object.keys(resource).filter((name) => !(name in changed))
  return changeResource(world, resource, {
    ...Object.fromEntries(removed.map((name) => [name, undefined])),
    ...changed,
    labels: data.labels ? withSpellingInUse(world, data.labels) : resource.labels,
  })
}

/** Stores a change of a resource with the next version number. */
export const changeResource = (
  world: World,
  { ospId, version }: ResourceRow,
  change: { [Name in keyof ResourceRow]?: ResourceRow[Name] | undefined },
): ResourceRow => world.tables.resources.update(ospId, { ...change, version: version + 1 })

export const resourceActive = () =>
  conflict('ALREADY_ACTIVE', 'The resource is active already.', {
    nl: 'Deze resource is al actief.',
    en: 'This resource is active already.',
    fr: 'Cette ressource est déjà active.',
  })
export const resourceInactive = () =>
  conflict('ALREADY_INACTIVE', 'The resource is inactive already.', {
    nl: 'Deze resource is al inactief.',
    en: 'This resource is inactive already.',
    fr: 'Cette ressource est déjà inactive.',
  })
export const resourceInUse = () =>
  conflict('IN_USE', 'The resource is in use.', {
    nl: 'Deze resource is nog in gebruik.',
    en: 'This resource is still in use.',
    fr: 'Cette ressource est encore utilisée.',
  })
