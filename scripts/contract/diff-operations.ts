/**
 * Compares two versions of the contract, operation by operation, and decides which changes break clients or servers.
 */
import { isDeepStrictEqual } from 'node:util'
import { schemaChanges, type Change, type Direction } from './diff-schemas.ts'
import type {
  Contract,
  ContractOperation,
  ContractParameter,
  ContractResponse,
  MediaType,
  Reference,
} from '../../openapi/contract-types.ts'

export interface Difference extends Change {
  /** The operationIds of the affected operations. */
  readonly operations: readonly string[]
}
interface Placed {
  readonly place: string
  readonly operation: ContractOperation
}
interface Versions {
  readonly before: Contract
  readonly after: Contract
}

/** All changes that a client or server can notice, breaking ones first. Descriptions and examples are ignored. */
export function contractDifferences(before: Contract, after: Contract): Difference[] {
  const versions = { before, after }
  const [old, now] = [operationsOf(before), operationsOf(after)]
  const found = [...new Set([...old.keys(), ...now.keys()])].flatMap((id) =>
    operationChanges(versions, old.get(id), now.get(id)).map((change) => ({ ...change, id })),
  )
  const merged = new Map<string, Difference>()
  for (const { id, ...change } of found) {
    const key = `${change.at} ${change.text}`
    const operations = new Set([...(merged.get(key)?.operations ?? []), id])
    merged.set(key, { ...change, operations: [...operations] })
  }
  const all = [...serverChanges(versions), ...merged.values()]
  return all.sort((a, b) => Number(b.breaking) - Number(a.breaking))
}

function operationsOf(contract: Contract): Map<string, Placed> {
  return new Map(
    Object.entries(contract.paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]) =>
        'operationId' in operation
          ? [[operation.operationId, { place: `${method.toUpperCase()} ${path}`, operation }] as const]
          : [],
      ),
    ),
  )
}

function serverChanges({ before, after }: Versions): Difference[] {
  const [from, to] = [before, after].map(({ servers = [] }) => servers.map(({ url }) => url))
  if (isDeepStrictEqual(from, to)) return []
  const text = `${from?.join(', ') || 'none'} → ${to?.join(', ') || 'none'}`
  return [{ at: 'servers', text, breaking: true, operations: [] }]
}

function operationChanges(versions: Versions, old: Placed | undefined, now: Placed | undefined): Change[] {
  if (old === undefined) return now ? [{ at: now.place, text: 'added', breaking: false }] : []
  if (now === undefined) return [{ at: old.place, text: 'removed', breaking: true }]
  const change = (text: string, breaking: boolean): Change => ({ at: now.place, text, breaking })
  const [from, to] = [old.operation, now.operation]
  return [
    ...(old.place === now.place ? [] : [change(`moved from ${old.place}`, true)]),
    ...(from.tags[0] === to.tags[0] ? [] : [change(`area ${from.tags[0]} → ${to.tags[0]}`, false)]),
    ...(to.deprecated === true && from.deprecated !== true ? [change('deprecated', false)] : []),
    ...roleChanges(from, to, change),
    ...tokenChanges(versions, from, to, change),
    ...ruleChanges(from, to, change),
    ...parameterChanges(versions, from, to, change),
    ...bodyChanges(versions, from, to, change),
    ...responseChanges(versions, from, to, change),
  ]
}

type AddChange = (text: string, breaking: boolean) => Change

function roleChanges(from: ContractOperation, to: ContractOperation, change: AddChange): Change[] {
  const [had, has] = [from['x-roles'], to['x-roles']]
  /**
   * Whether the roles admit a caller. `public` admits everyone. `signed-in` admits everyone except callers without a
   * token or with only a refresh token.
   */
  const admits = (roles: readonly string[], role: string): boolean =>
    roles.includes(role) ||
    roles.includes('public') ||
    (roles.includes('signed-in') && role !== 'public' && role !== 'refresh')
  return [
    ...had
      .filter((role) => !admits(has, role))
      .map((role) => change(`role ${role} may no longer call it`, true)),
    ...has.filter((role) => !admits(had, role)).map((role) => change(`role ${role} may call it`, false)),
  ]
}

function tokenChanges(
  { before, after }: Versions,
  from: ContractOperation,
  to: ContractOperation,
  change: AddChange,
): Change[] {
  const [had, has] = [from.security ?? before.security ?? [], to.security ?? after.security ?? []]
  if (isDeepStrictEqual(had, has)) return []
  const isFree = has.length === 0 || has.some((scheme) => Object.keys(scheme).length === 0)
  return [change(`security ${schemes(had)} → ${schemes(has)}`, !isFree)]
}
const schemes = (security: readonly object[]): string =>
  security.flatMap((scheme) => Object.keys(scheme)).join(' or ') || 'none'

/**
 * A rule can refuse what a schema allows. Only the rule's text describes this, so a person must decide whether a change
 * breaks anyone.
 */
function ruleChanges(from: ContractOperation, to: ContractOperation, change: AddChange): Change[] {
  const [had, has] = [from['x-rule'] ?? [], to['x-rule'] ?? []]
  return [
    ...has.filter((rule) => !had.includes(rule)).map((rule) => change(`names rule ${rule}: read it`, false)),
    ...had.filter((rule) => !has.includes(rule)).map((rule) => change(`no longer names rule ${rule}`, false)),
  ]
}

function parameterChanges(
  { before, after }: Versions,
  from: ContractOperation,
  to: ContractOperation,
  change: AddChange,
): Change[] {
  const [old, now] = [parametersOf(before, from), parametersOf(after, to)]
  // The server refuses an unknown query parameter with 422.
  const removed = [...old.keys()].filter((key) => !now.has(key)).map((key) => change(`${key} removed`, true))
  const others = [...now].flatMap(([key, parameter]) => {
    const previous = old.get(key)
    const isDemand = parameter.required === true
    if (previous === undefined) return [change(`${key} added${isDemand ? ', required' : ''}`, isDemand)]
    const demand = Number(isDemand) - Number(previous.required === true)
    return [
      ...(demand === 0 ? [] : [change(`${key} ${isDemand ? 'required' : 'no longer required'}`, demand > 0)]),
      ...schemaChanges(
        { contract: before, schema: previous.schema },
        { contract: after, schema: parameter.schema },
        'request',
        `${change('', false).at} ${key}`,
      ),
    ]
  })
  return [...removed, ...others]
}

function parametersOf(contract: Contract, operation: ContractOperation): Map<string, ContractParameter> {
  const found = (operation.parameters ?? []).flatMap(
    (parameter) => resolve(contract.components.parameters, parameter) ?? [],
  )
  return new Map(found.map((parameter) => [`${parameter.in} parameter ${parameter.name}`, parameter]))
}

function bodyChanges(
  versions: Versions,
  { requestBody: from }: ContractOperation,
  { requestBody: to }: ContractOperation,
  change: AddChange,
): Change[] {
  if (from === undefined && to === undefined) return []
  if (from === undefined)
    return [change(`body added${to?.required === true ? ', required' : ''}`, to?.required === true)]
  if (to === undefined) return [change('body removed', true)]
  const demand = Number(to.required === true) - Number(from.required === true)
  return [
    ...(demand === 0 ? [] : [change(`body ${demand > 0 ? 'required' : 'no longer required'}`, demand > 0)]),
    ...contentChanges(versions, from.content, to.content, 'request', `${change('', false).at} body`),
  ]
}

function responseChanges(
  versions: Versions,
  from: ContractOperation,
  to: ContractOperation,
  change: AddChange,
): Change[] {
  const statuses = [...new Set([...Object.keys(from.responses), ...Object.keys(to.responses)])].sort()
  return statuses.flatMap((status) => {
    const old = responseOf(versions.before, from, status)
    const now = responseOf(versions.after, to, status)
    if (now === undefined) return [change(`status ${status} removed`, true)]
    // A client handles all error statuses alike, but does not expect a second success status.
    if (old === undefined) return [change(`status ${status} added`, status.startsWith('2'))]
    const at = `${change('', false).at} ${status}`
    return [
      ...headerChanges(old, now, status, change),
      ...contentChanges(versions, old.content ?? {}, now.content ?? {}, 'response', at),
    ]
  })
}

const responseOf = (
  contract: Contract,
  { responses }: ContractOperation,
  status: string,
): ContractResponse | undefined => {
  const response = responses[status]
  return response && resolve(contract.components.responses, response)
}

function headerChanges(
  old: ContractResponse,
  now: ContractResponse,
  status: string,
  change: AddChange,
): Change[] {
  const [had, has] = [old.headers ?? {}, now.headers ?? {}]
  const promised = (headers: typeof had, name: string): boolean => headers[name]?.required === true
  return [...new Set([...Object.keys(had), ...Object.keys(has)])].flatMap((name) => {
    if (!(name in has)) return [change(`status ${status}: header ${name} removed`, true)]
    if (!(name in had)) return [change(`status ${status}: header ${name} added`, false)]
    return promised(had, name) && !promised(has, name)
      ? [change(`status ${status}: header ${name} no longer required`, true)]
      : []
  })
}

type Content = Readonly<Record<string, MediaType>>

function contentChanges(
  { before, after }: Versions,
  old: Content,
  now: Content,
  direction: Direction,
  at: string,
): Change[] {
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((type): Change[] => {
    const [from, to] = [old[type], now[type]]
    if (from === undefined)
      // A client cannot read a response of another media type.
      return [{ at, text: `${direction}: media type ${type} added`, breaking: direction === 'response' }]
    if (to === undefined) return [{ at, text: `${direction}: media type ${type} removed`, breaking: true }]
    return schemaChanges(
      { contract: before, schema: from.schema ?? {} },
      { contract: after, schema: to.schema ?? {} },
      direction,
      at,
    )
  })
}

function resolve<T extends object>(
  shared: Record<string, T> | undefined,
  found: T | Reference,
): T | undefined {
  return '$ref' in found ? shared?.[found.$ref.split('/').at(-1) ?? ''] : found
}
