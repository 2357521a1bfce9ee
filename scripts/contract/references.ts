/** References between the files of the contract: `../common.yaml#/schemas/OspId`. */
import { posix } from 'node:path'
import { isObject, type ContractFile, type Place } from './contract-file.ts'

export type ContractFiles = ReadonlyMap<string, ContractFile>
export interface Target {
  readonly file: ContractFile
  readonly place: Place
  readonly value: unknown
}

/** The target of a reference in a file, or `undefined` if there is no such part. */
export function targetOf(files: ContractFiles, from: string, reference: string): Target | undefined {
  const [path, pointer] = absolute(from, reference)
  const file = files.get(path)
  if (file === undefined) return undefined
  const place = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  let value: unknown = file.content
  for (const key of place) value = isObject(value) ? value[key] : undefined
  return value === undefined ? undefined : { file, place, value }
}

/** A part of one file, as written in another one: its references keep their targets. */
export function moved(value: unknown, from: string, to: string): unknown {
  if (from === to) return value
  if (Array.isArray(value)) return value.map((part) => moved(part, from, to))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === '$ref' && typeof part === 'string' ? movedReference(part, from, to) : moved(part, from, to),
    ]),
  )
}

/** All references below a part, with the place of each. */
export function* referencesIn(value: unknown, place: Place = []): Generator<[Place, string]> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    if (key === '$ref' && typeof part === 'string') yield [[...place, key], part]
    else yield* referencesIn(part, [...place, key])
  }
}

function movedReference(reference: string, from: string, to: string): string {
  const [path, pointer] = absolute(from, reference)
  return `${path === to ? '' : posix.relative(posix.dirname(to), path)}#${pointer}`
}

function absolute(from: string, reference: string): [path: string, pointer: string] {
  const [path = '', pointer = ''] = reference.split('#')
  return [path === '' ? from : posix.join(posix.dirname(from), path), pointer]
}
