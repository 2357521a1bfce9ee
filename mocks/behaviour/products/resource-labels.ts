/** Renames labels of resources, and adds and removes them. */
import type { components } from '@/api/generated/schema.ts'
import { invalidField, notFound } from '../../refusal.ts'
import type { ResourceRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { changeResource } from './resource-changes.ts'
import { isLabelled, withSpellingInUse } from './resource-lists.ts'

type Schemas = components['schemas']

/** The maximum number of labels of a resource in the contract. */
const MAX_LABELS = 50

/**
 * G362. Throws 404 for a label without resources, unless a resource is about to get it, and for an unknown resource.
 */
export function changeLabel(
  world: World,
  {
    label: requested,
    newLabel,
    addResourceOspIds = [],
    removeResourceOspIds = [],
  }: Schemas['UpdateResourceLabelRequest'],
): Schemas['ResourceLabelChange'] {
  const { resources } = world.tables
  // An existing label may be written in another case, so use its spelling.
  const [label = requested] = withSpellingInUse(world, [requested])
  const added = addResourceOspIds.map((ospId) => resources.require(ospId))
  const removed = new Set(removeResourceOspIds.map((ospId) => resources.require(ospId).ospId))
  const labelled = resources.filter((resource) => isLabelled(resource, label))
  if (labelled.length === 0 && added.length === 0) throw notFound()
  if (added.some((one) => !isLabelled(one, label) && one.labels.length >= MAX_LABELS))
    throw invalidField('addResourceOspIds', 'maxItems', 'A resource has too many labels', {
      max: MAX_LABELS,
    })

  const name = newLabel === undefined ? label : spellingAfter(world, label, newLabel)
  const otherLabelsOf = ({ labels }: ResourceRow): string[] =>
    labels.filter((one) => !isSame(one, label) && !isSame(one, name))
  let changedCount = 0
  for (const resource of new Set([...labelled, ...added])) {
    const labels = removed.has(resource.ospId) ? otherLabelsOf(resource) : [...otherLabelsOf(resource), name]
    const isChanged = [...labels].sort().join('\n') !== [...resource.labels].sort().join('\n')
    if (!isChanged) continue
    changeResource(world, resource, { labels })
    changedCount += 1
  }
  const resourceCount = resources.filter((resource) => isLabelled(resource, name)).length
  return { label: name, resourceCount, changedCount }
}

/**
 * The spelling to store. If another label already has the new name, its spelling stays. Otherwise the new spelling
 * applies.
 */
const spellingAfter = (world: World, label: string, newLabel: string): string =>
  isSame(label, newLabel) ? newLabel : (withSpellingInUse(world, [newLabel])[0] ?? newLabel)

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
