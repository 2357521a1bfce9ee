/**
 * A contract given with `--contract`: any OpenAPI 3.1 document in one file. Fills in what our own contract always
 * states and another may leave out, so that the rest of the suite reads both in the same way.
 */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { createMatcher } from '../../mocks/contract/match.ts'
import { resolve } from '../../mocks/contract/refs.ts'
import type {
  Contract,
  ContractOperation,
  ContractParameter,
  ContractResponse,
} from '../../openapi/contract-types.ts'
import { isObject, type Json } from './json.ts'

export interface GivenContract {
  document: Contract
  /** The parts that cannot be tried, with the reason, for the notes of the report. */
  notes: readonly string[]
}

/** Replaces `x-roles` if the contract does not state who may call an operation. */
export const UNSTATED = 'unstated'
const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** Reads a contract from a file or an address, as JSON or YAML. Throws if it is not OpenAPI 3.1. */
export async function readGivenContract(where: string): Promise<GivenContract> {
  const raw: unknown = parse(await textAt(where))
  const version = isObject(raw) ? String(raw['openapi'] ?? raw['swagger']) : 'none'
  if (!isObject(raw) || !version.startsWith('3.1'))
    throw new Error(`${where} is no OpenAPI 3.1 document: its version is ${version}`)
  return completed(raw)
}

async function textAt(where: string): Promise<string> {
  if (!/^https?:/.test(where)) return readFileSync(where, 'utf8')
  const response = await fetch(where)
  if (!response.ok) throw new Error(`${where} answers ${response.status}`)
  return response.text()
}

/** Fills in what the contract leaves out, and removes what cannot be tried. */
function completed(raw: Json): GivenContract {
  const own = raw as Partial<Contract>
  const document: Contract = {
    ...own,
    paths: {},
    components: {
      ...own.components,
      schemas: own.components?.schemas ?? {},
      responses: own.components?.responses ?? {},
    },
  }
  const left = new Map<string, string[]>()
  const bearer = bearerSchemes(raw)
  for (const [path, item] of Object.entries(own.paths ?? {})) {
    const operations = METHODS.flatMap((method) => {
      const one = item[method]
      if (one === undefined) return []
      const operation = operationOf(document, path, method, one, sharedParameters(item))
      const reason = whyNot(document, operation, bearer)
      if (reason === undefined) return [[method, operation] as const]
      left.set(reason, [...(left.get(reason) ?? []), operation.operationId])
      return []
    })
    document.paths[path] = Object.fromEntries(operations)
  }
  return {
    document: withoutUnreachable(document, left),
    notes: [...left].map(([reason, ids]) => `not tried, as ${reason}: ${ids.join(', ')}`),
  }
}

/** Parameters that a path declares for all its operations. */
const sharedParameters = (
  item: Readonly<Record<string, unknown>>,
): NonNullable<ContractOperation['parameters']> =>
  (item['parameters'] ?? []) as NonNullable<ContractOperation['parameters']>

function operationOf(
  document: Contract,
  path: string,
  method: string,
  raw: Partial<ContractOperation>,
  shared: NonNullable<ContractOperation['parameters']>,
): ContractOperation {
  const words = path.split('/').filter((word) => word !== '')
  const security = raw.security ?? document.security ?? []
  const isOpen = security.length === 0 || security.some((one) => Object.keys(one).length === 0)
  return {
    ...raw,
    operationId: raw.operationId ?? [method, ...words.map((word) => word.replaceAll(/\W/g, ''))].join('-'),
    tags: raw.tags ?? [words[0] ?? 'api'],
    parameters: [...parametersOf(document, raw.parameters ?? []), ...parametersOf(document, shared)].filter(
      (one, index, all) => all.findIndex((other) => other.in === one.in && other.name === one.name) === index,
    ),
    responses: Object.fromEntries(
      Object.entries(raw.responses ?? {}).map(([status, one]) => [
        status,
        withPlainTypes(resolve<ContractResponse>(document, one, '').value),
      ]),
    ),
    ...(raw.requestBody && {
      requestBody: withPlainTypes(resolve<typeof raw.requestBody>(document, raw.requestBody, '').value),
    }),
    'x-roles': raw['x-roles'] ?? (isOpen ? ['public', UNSTATED] : [UNSTATED]),
  }
}

const parametersOf = (
  document: Contract,
  all: NonNullable<ContractOperation['parameters']>,
): ContractParameter[] =>
  all
    .map((one) => resolve<ContractParameter>(document, one, '').value)
    .map((one) => ({ ...one, schema: one.schema ?? {} }))

/** Media types without their parameters: `application/json; charset=utf-8` is `application/json`. */
function withPlainTypes<Part extends { content?: ContractResponse['content'] }>(part: Part): Part {
  const { content } = part
  if (content === undefined) return part
  const plain = Object.entries(content).map(([type, media]) => [
    (type.split(';')[0] ?? '').trim().toLowerCase(),
    media,
  ])
  return { ...part, content: Object.fromEntries(plain) as typeof content }
}

/** The security schemes that a token in `Authorization: Bearer` satisfies. */
function bearerSchemes(raw: Json): ReadonlySet<string> {
  const components = isObject(raw['components']) ? raw['components'] : {}
  const schemes = isObject(components['securitySchemes']) ? components['securitySchemes'] : {}
  return new Set(
    Object.entries(schemes).flatMap(([name, scheme]) =>
      isObject(scheme) &&
      (['oauth2', 'openIdConnect'].includes(String(scheme['type'])) ||
        (scheme['type'] === 'http' && String(scheme['scheme']).toLowerCase() === 'bearer'))
        ? [name]
        : [],
    ),
  )
}

/** Why an operation cannot be tried, or `undefined` if it can. */
function whyNot(
  document: Contract,
  { requestBody, security = document.security ?? [] }: ContractOperation,
  bearer: ReadonlySet<string>,
): string | undefined {
  const isBearer = (one: Record<string, string[]>): boolean =>
    Object.keys(one).every((name) => bearer.has(name))
  if (security.length > 0 && !security.some(isBearer)) return 'it takes no bearer token'
  const types = Object.keys(requestBody?.content ?? {})
  if (types.length > 0 && !types.some((type) => SENT.includes(type)))
    return `the suite sends no ${types.join(' or ')}`
  return undefined
}
const SENT = ['application/json', 'multipart/form-data']

/** Leaves out operations that no request can reach, because another path matches first. */
function withoutUnreachable(document: Contract, left: Map<string, string[]>): Contract {
  const match = createMatcher(document)
  const reason = 'its path means the same as another one, or has a variable within a segment'
  const reached = (path: string, method: string): boolean => {
    const found = match(method.toUpperCase(), path.replaceAll(/\{[^{}]+\}/g, 'x'))
    return found.kind === 'operation' && found.template === path
  }
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const operations = Object.entries(item).filter(([method, { operationId }]) => {
      if (reached(path, method)) return true
      left.set(reason, [...(left.get(reason) ?? []), operationId])
      return false
    })
    return [path, Object.fromEntries(operations)] as const
  })
  return { ...document, paths: Object.fromEntries(paths) }
}

/**
 * Whether the contract states refusals as ours does: a status for each kind of error, and an `ApiError` that names the
 * fields. For any other contract the suite expects only that an invalid request is refused.
 */
export const statesRefusals = ({ components }: Contract): boolean =>
  isObject(components.schemas['ApiError']?.['properties']) &&
  'errors' in components.schemas['ApiError']['properties']
