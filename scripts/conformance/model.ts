/**
 * The resource model: `openapi/resources/*.ts` combined, with defaults derived from the names of operations and
 * properties.
 */
import {
  ALIASES,
  SHARED,
  type AreaModel,
  type FileContent,
  type FilterRule,
  type Resource,
  type Write,
} from '../../openapi/resources.ts'
import type { Contract } from '../../openapi/contract-types.ts'
import type { Operation } from './api.ts'
import { modelOfGiven } from './given-model.ts'
import { readAreas } from './read-areas.ts'

export interface Model {
  resources: readonly (Resource<string> & { kind: string })[]
  /** The kind of record that an operation is about, or `undefined` if it cannot be derived. */
  subject(operation: Operation): string | undefined
  write(id: string): Write<string> | undefined
  isRead(id: string): boolean | undefined
  /** The request property that identifies the record, if the schema does not show it. Not for creations. */
  keyOf(operation: Operation): string | undefined
  /** The kind of content in the files that an operation accepts. */
  files(id: string): FileContent | undefined
  after(id: string): readonly string[]
  waiver(id: string): string | undefined
  /** What a filter compares. `null` if rows do not contain it, `undefined` if the model does not state it. */
  filter(id: string, name: string): FilterRule | undefined
  /** Whether records of a kind belong to several companies. */
  isShared(kind: string): boolean
  /** The kinds of records to which an identifier with this name can refer. */
  kinds(name: string): readonly string[]
}

/** Reads the model of a contract. `isGiven` means that it is not our contract, and may have other operations. */
export async function readModel(document: Contract, isGiven = false): Promise<Model> {
  const areas = await readAreas()
  return createModel(document, isGiven ? modelOfGiven(document, areas) : areas)
}

function createModel(document: Contract, areas: readonly AreaModel<string>[]): Model {
  const collect = <Value>(
    part: (area: AreaModel<string>) => Readonly<Record<string, Value>> | undefined,
  ): Map<string, Value> => new Map(areas.flatMap((area) => Object.entries(part(area) ?? {})))
  const resources = [...collect(({ resources: ofArea }) => ofArea)].map(([name, resource]) => ({
    ...resource,
    kind: toKind(name),
  }))
  const kindsByOperation = new Map(
    resources.flatMap(({ kind, create, read, list, update, remove }) =>
      [create, read, list, update, remove].flatMap((id) => (id === undefined ? [] : [[id, kind] as const])),
    ),
  )
  const about = collect(({ about }) => about)
  const writes = collect(({ writes }) => writes)
  const reads = collect(({ reads }) => reads)
  const after = collect(({ after }) => after)
  const waived = collect(({ waived }) => waived)
  const aliases = new Map(Object.entries(ALIASES).map(([name, kinds]) => [toKind(name), kinds.map(toKind)]))
  const files = collect(({ files }) => files)
  const keys = new Map(resources.map(({ kind, key, create }) => [kind, { key, create }]))
  const filters = collect(({ filters }) => filters)
  const shared = new Set(SHARED.map(toKind))
  const modelledKinds = new Set(resources.map(({ kind }) => kind))
  const schemas = new Set(Object.keys(document.components.schemas).map(toKind))

  const subject = ({ id, path }: Operation): string | undefined => {
    const declared = about.get(id)
    if (declared !== undefined) return toKind(declared)
    const words = path
      .split('/')
      .filter((word) => !word.startsWith('{'))
      .map(toKind)
    return (
      kindsByOperation.get(id) ??
      words.findLast((word) => modelledKinds.has(word)) ??
      words.findLast((word) => schemas.has(word))
    )
  }

  return {
    resources,
    subject,
    keyOf(operation) {
      const resource = keys.get(subject(operation) ?? '')
      return resource?.create === operation.id ? undefined : resource?.key
    },
    files: (id) => files.get(id),
    write: (id) => writes.get(id),
    isRead: (id) => reads.get(id),
    after: (id) => after.get(id) ?? [],
    waiver: (id) => waived.get(id),
    filter: (id, name) => filters.get(id)?.[name],
    isShared: (kind) => shared.has(kind),
    kinds: (name) => aliases.get(toKind(name)) ?? [toKind(name)],
  }
}

/** Normalises a name: `userGroups` and `UserGroup` are both `usergroup`. */
export const toKind = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '')

/** The kind that a property's name implies: `userGroupOspIds` gives `userGroup`, `uploadId` gives `upload`. */
export const nameOfId = (name: string): string | undefined => /^(\w+?)(OspIds?|Ids?|UUID)$/.exec(name)?.[1]
