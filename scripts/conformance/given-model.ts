/**
 * The resource model of a foreign contract. The operations that both contracts have keep our own model. For the others,
 * a model is derived from their paths.
 */
import { readDocument } from '../../mocks/document.ts'
import type { Contract, ContractOperation } from '../../openapi/contract-types.ts'
import type { AreaModel, Resource } from '../../openapi/resources.ts'
import { isObject } from './json.ts'
import { withoutUndefined } from '../../openapi/without-undefined.ts'

/** The method and path of each operation, by its id. */
const routesById = (document: Contract): Map<string, string> =>
  new Map(
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { operationId }]) => [operationId, `${method} ${path}`] as const),
    ),
  )

export function modelOfGiven(document: Contract, own: readonly AreaModel[]): AreaModel<string>[] {
  const givenRoutes = routesById(document)
  const ownRoutes = [...routesById(readDocument())]
  const shared = new Set(ownRoutes.flatMap(([id, route]) => (givenRoutes.get(id) === route ? [id] : [])))
  const absent = new Set(ownRoutes.flatMap(([id]) => (shared.has(id) ? [] : [id])))
  const known = shared.size > 0 ? own.map((area) => withoutIds<AreaModel<string>>(area, absent)) : []
  return [...known, modelFromPaths(document, shared)]
}

const isList = (part: unknown): part is readonly unknown[] => Array.isArray(part)

/**
 * A copy of a part of the model, without the entries that name an absent operation. The steps of a situation stay,
 * because a situation without one of them would be another one.
 */
function withoutIds<Part>(part: Part, absent: ReadonlySet<string>): Part
function withoutIds(part: unknown, absent: ReadonlySet<string>): unknown {
  const isAbsent = (one: unknown): boolean => typeof one === 'string' && absent.has(one)
  if (isList(part)) return part.filter((one) => !isAbsent(one)).map((one) => withoutIds(one, absent))
  if (!isObject(part)) return part
  return Object.fromEntries(
    Object.entries(part)
      .filter(([name, one]) => name === 'operation' || (!isAbsent(name) && !isAbsent(one)))
      .map(([name, one]) => [name, withoutIds(one, absent)]),
  )
}

/**
 * Derives resources from the usual form of paths: `POST /pets` creates what `GET /pets/{petId}` shows, `PUT` or `PATCH`
 * changes it and `DELETE` removes it. `GET /pets` is not taken for a list of all pets, because it may show only some of
 * them.
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
