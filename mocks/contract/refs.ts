import type { Contract, Reference } from '~openapi/contract-types.ts'

/** A part of the document with its location, as a JSON pointer for a `$ref`. */
export interface Located<T> {
  value: T
  pointer: string
}

/** Appends one step to a JSON pointer. */
export const step = (pointer: string, key: string | number): string =>
  `${pointer}/${encodeURIComponent(String(key).replaceAll('~', '~0').replaceAll('/', '~1'))}`

/** Follows `$ref`s in the bundle until it reaches a value. */
export function resolve<T extends object>(
  document: Contract,
  node: T | Reference,
  pointer: string,
): Located<T> {
  if (!isReference(node)) return { value: node, pointer }
  const target = node.$ref.replace(/^#/, '')
  const value = target
    .split('/')
    .slice(1)
    .reduce<unknown>((parent, key) => (parent as Record<string, unknown>)[unescape(key)], document)
  if (value === undefined) throw new Error(`the contract has no ${node.$ref}`)
  return resolve(document, value as T, target)
}

const isReference = (node: object): node is Reference => '$ref' in node && typeof node.$ref === 'string'
const unescape = (key: string): string => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')
