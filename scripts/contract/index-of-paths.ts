/**
 * Generates the index of the contract's operations: each tag of `openapi.yaml` has a file in `openapi/paths`, and each
 * path in these files is in the contract. Anything that would be left out is a mistake.
 */
import { posix } from 'node:path'
import { isObject, type ContractFile, type JsonObject } from './contract-file.ts'
import type { ContractFiles } from './references.ts'

export const METHODS: ReadonlySet<string> = new Set(['get', 'put', 'post', 'delete', 'patch'])

export interface IndexOfPaths {
  /** The `paths` of the contract, each a reference to its file. */
  readonly paths: JsonObject
  readonly mistakes: readonly string[]
}

export function indexOfPaths(files: ContractFiles, root: ContractFile): IndexOfPaths {
  const mistakes: string[] = []
  const paths: Record<string, unknown> = {}
  const places = new Map<string, string>()
  const ids = new Map<string, string>()
  const tags = tagsOf(root)

  if ('paths' in root.content)
    mistakes.push(
      `${root.at(['paths'])}: paths are not listed by hand, all of openapi/paths are in the contract`,
    )
  for (const tag of tags)
    if (!files.has(fileOf(tag)))
      mistakes.push(`${root.at(['tags'])}: the tag ${tag} has no file openapi/${fileOf(tag)}`)
  for (const name of files.keys())
    if (name.startsWith('paths/') && !tags.some((tag) => name === fileOf(tag)))
      mistakes.push(`openapi/${name}: is the file of no tag of openapi.yaml`)

  for (const tag of tags) {
    const file = files.get(fileOf(tag))
    for (const [path, item] of Object.entries(file?.content ?? {})) {
      if (file === undefined) continue
      const place = file.at([path])
      const other = places.get(path)
      if (!path.startsWith('/')) mistakes.push(`${place}: ${path} is no path, it does not begin with /`)
      else if (other !== undefined) mistakes.push(`${place}: ${path} is at ${other} already`)
      else if (!isObject(item) || Object.keys(item).length === 0)
        mistakes.push(`${place}: ${path} has no operation`)
      else {
        places.set(path, place)
        paths[path] = { $ref: `${file.path}#/${path.replaceAll('~', '~0').replaceAll('/', '~1')}` }
        mistakes.push(...operationMistakes(file, tag, path, item, ids))
      }
    }
  }
  return { paths, mistakes }
}

/** `ids`: the operations found so far, with the place of each. */
function operationMistakes(
  file: ContractFile,
  tag: string,
  path: string,
  item: JsonObject,
  ids: Map<string, string>,
): string[] {
  return Object.entries(item).flatMap(([method, operation]) => {
    const place = file.at([path, method])
    const name = `${method.toUpperCase()} ${path}`
    if (!METHODS.has(method)) return [`${place}: ${method} is none of the methods ${[...METHODS].join(', ')}`]
    if (!isObject(operation)) return [`${place}: ${name} is no operation`]
    const { operationId: id, tags } = operation
    if (typeof id !== 'string') return [`${place}: ${name} has no operationId`]
    const other = ids.get(id)
    if (other !== undefined) return [`${place}: the operationId ${id} is at ${other} already`]
    ids.set(id, place)
    const hasTag = Array.isArray(tags) && tags.length === 1 && tags[0] === tag
    return hasTag ? [] : [`${place}: ${id} needs tags: [${tag}], as its file is called`]
  })
}

function tagsOf(root: ContractFile): string[] {
  const { tags } = root.content
  return (Array.isArray(tags) ? tags : []).flatMap((tag: unknown) =>
    isObject(tag) && typeof tag['name'] === 'string' ? [tag['name']] : [],
  )
}

const fileOf = (tag: string): string => posix.join('paths', `${tag}.yaml`)
