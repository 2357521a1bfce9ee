/**
 * The resource model of a foreign contract. It combines our own model for the operations that both contracts have with
 * a model that is derived from the paths of the others.
 */
import { readDocument } from '../../mocks/document.ts'
import type { Contract, ContractOperation } from '../../openapi/contract-types.ts'
import type { AreaModel, Resource } from '../../openapi/resources.ts'
import { isObject } from './json.ts'
import { withoutUndefined } from '../../openapi/without-undefined.ts'

const placesOf = (document: Contract): Map<string, string> =>
  new Map(
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { operationId }]) => [operationId, `${method} ${path}`] as const),
    ),
  )

export function modelOfGiven(document: Contract, own: readonly AreaModel[]): AreaModel<string>[] {
  const there = placesOf(document)
  const ours = [...placesOf(readDocument())]
  const shared = new Set(ours.flatMap(([id, place]) => (there.get(id) === place ? [id] : [])))
  const absent = new Set(ours.flatMap(([id]) => (shared.has(id) ? [] : [id])))
  const known = shared.size > 0 ? own.map((area) => withoutIds<AreaModel<string>>(area, absent)) : []
  return [...known, modelFromPaths(document, shared)]
}

const isList = (part: unknown): part is readonly unknown[] => Array.isArray(part)

/** The part of a model that names none of these operations. Generic, because the shape of the model stays the same. */
function withoutIds<Part>(part: Part, absent: ReadonlySet<string>): Part
function withoutIds(part: unknown, absent: ReadonlySet<string>): unknown {
  const isAbsent = (one: unknown): boolean => typeof one === 'string' && absent.has(one)
  if (isList(part)) return part.filter((one) => !isAbsent(one)).map((one) => withoutIds(one, absent))
  if (!isObject(part)) return part
  return Object.fromEntries(
    Object.entries(part)
      .filter(([name, one]) => !isAbsent(name) && !isAbsent(one))
      .map(([name, one]) => [name, withoutIds(one, absent)]),
  )
}

/**
 * Derives resources from the usual form of paths: `POST /pets` creates what `GET /pets/{petId}` shows, `PUT` or `PATCH`
 * changes it and `DELETE` removes it. `GET /pets` does not count as a list of the resource, because it may show only a
 * part.
 */
function modelFromPaths({ paths }: Contract, known: ReadonlySet<string>): AreaModel<string> {
  const resources: Record<string, Resource<string>> = {}
  for (const [path, item] of Object.entries(paths)) {
    const [, folder = '', kind = '', key] = /^(.*\/([^/{}]+))\/\{([^{}]+)\}$/.exec(path) ?? []
    const all = paths[folder] ?? {}
    const read = idOf(item['get'])
    if (key === undefined || read === undefined || known.has(read) || kind in resources) continue
    resources[kind] = {
      key,
      ...withoutUndefined({
        create: idOf(all['post']),
        read,
        update: idOf(item['patch'] ?? item['put']),
        remove: idOf(item['delete']),
      }),
    }
  }
  return { resources }
}

const idOf = (operation: ContractOperation | undefined): string | undefined => operation?.operationId
