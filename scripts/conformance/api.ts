/**
 * The contract as the suite reads it: operations with their parameters and bodies resolved, schemas without
 * references.
 */
import type { ContractCheck } from '../../mocks/contract.ts'
import type { MatchedOperation } from '../../mocks/contract/match.ts'
import { resolve } from '../../mocks/contract/refs.ts'
import type {
  Contract,
  ContractOperation,
  ContractParameter,
  ContractResponse,
  JsonSchema,
  MediaType,
} from '../../openapi/contract-types.ts'
import { statesRefusals } from './given-contract.ts'
import { withoutUndefined } from '../../openapi/without-undefined.ts'

export interface Operation {
  id: string
  area: string
  /** In upper case. */
  method: string
  path: string
  roles: readonly string[]
  parameters: readonly ContractParameter[]
  body?: RequestBody
  /** By status. The schema is that of the JSON response. */
  responses: ReadonlyMap<number, { types: readonly string[]; schema?: JsonSchema }>
  /** Whether the operation only reads. Derived from its name unless the resource model states it. */
  reads: boolean
  /** The match, as the contract's request and response checks need it. */
  found: MatchedOperation
}
export interface RequestBody {
  required: boolean
  type: string
  schema: JsonSchema
  examples: readonly unknown[]
}

export interface Api {
  document: Contract
  check: ContractCheck
  operations: readonly Operation[]
  /** Throws when the contract has no such operation. */
  operation(id: string): Operation
  has(id: string): boolean
  /** Whether the contract states refusals as ours does (given-contract.ts). */
  statesRefusals: boolean
  /**
   * The operation that shows callers their own account, or `undefined` if the contract has none that the suite knows.
   */
  ownAccount: Operation | undefined
  /** Resolves a `$ref` and merges `allOf`. The schema's own keywords override those of the target. */
  schema(schema: JsonSchema | undefined): JsonSchema
}

/** Operations whose names match only read. */
export const READS =
  /^(get|find|list|count|sum|read|search|download|verify|preview|has|check|is|calculate|export)(?=[A-Z])/

export function readApi(
  document: Contract,
  check: ContractCheck,
  isRead: (id: string) => boolean | undefined,
): Api {
  const flat = new WeakMap<JsonSchema, JsonSchema>()
  const schema = (raw: JsonSchema = {}): JsonSchema => {
    const known = flat.get(raw) ?? flatten(document, raw)
    flat.set(raw, known)
    return known
  }
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => 'operationId' in operation)
      .map(([method, operation]) =>
        toOperation(document, check, path, method.toUpperCase(), operation, isRead),
      ),
  )
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  return {
    document,
    check,
    operations,
    schema,
    statesRefusals: statesRefusals(document),
    ownAccount: statesRefusals(document) ? byId.get('getUser') : undefined,
    has: (id) => byId.has(id),
    operation(id) {
      const operation = byId.get(id)
      if (!operation) throw new Error(`the contract has no operation ${id}`)
      return operation
    },
  }
}

function toOperation(
  document: Contract,
  check: ContractCheck,
  path: string,
  method: string,
  raw: ContractOperation,
  isRead: (id: string) => boolean | undefined,
): Operation {
  const found = check.match(method, path.replaceAll(/\{[^{}]+\}/g, 'x'))
  if (found.kind !== 'operation') throw new Error(`${method} ${path} does not lead to its operation`)
  const body = toBody(document, raw)
  return {
    id: raw.operationId,
    area: raw.tags[0] ?? '',
    method,
    path,
    roles: raw['x-roles'],
    parameters: (raw.parameters ?? []).map((one) => {
      const { value } = resolve<ContractParameter>(document, one, '')
      return { ...value, schema: flatten(document, value.schema) }
    }),
    ...withoutUndefined({ body }),
    responses: new Map(
      Object.entries(raw.responses)
        .filter(([status]) => /^\d+$/.test(status))
        .map(([status, one]) => [Number(status), toResponse(document, one)]),
    ),
    reads: isRead(raw.operationId) ?? (method === 'GET' || READS.test(raw.operationId)),
    found,
  }
}

function toBody(document: Contract, { requestBody }: ContractOperation): RequestBody | undefined {
  if (!requestBody) return undefined
  const { content } = resolve<NonNullable<typeof requestBody>>(document, requestBody, '').value
  const [type, media] =
    Object.entries(content).find(([type]) => type === 'application/json') ?? Object.entries(content)[0] ?? []
  if (type === undefined || media === undefined) return undefined
  return {
    required: requestBody.required === true,
    type,
    schema: flatten(document, media.schema ?? {}),
    examples: examplesOf(media),
  }
}

function toResponse(document: Contract, raw: ContractOperation['responses'][string]) {
  const { content = {} } = resolve<ContractResponse>(document, raw, '').value
  const schema = content['application/json']?.schema
  return { types: Object.keys(content), ...withoutUndefined({ schema }) }
}

const examplesOf = ({ examples = {}, example }: MediaType): unknown[] => [
  ...Object.values(examples).map(({ value }) => value),
  ...(example === undefined ? [] : [example]),
]

/** Resolves one level only. Properties keep their references until they are read. */
function flatten(document: Contract, raw: JsonSchema): JsonSchema {
  const { value } = resolve<JsonSchema>(document, raw, '')
  const { $ref, allOf, ...own } = raw
  const target = $ref === undefined ? own : { ...flatten(document, value), ...own }
  return (allOf ?? []).reduce<JsonSchema>((merged, part) => merge(merged, flatten(document, part)), target)
}

const merge = (one: JsonSchema, other: JsonSchema): JsonSchema => ({
  ...one,
  ...other,
  properties: { ...propertiesOf(one), ...propertiesOf(other) },
  required: [...(one.required ?? []), ...(other.required ?? [])],
})

/** The properties of a flattened object schema. */
export const propertiesOf = (schema: JsonSchema): Record<string, JsonSchema> =>
  (schema['properties'] ?? {}) as Record<string, JsonSchema>

/** The pattern of a flattened schema. Many contracts have patterns that are valid only without the flag `u`. */
export function patternOf({ pattern }: JsonSchema): RegExp | undefined {
  if (typeof pattern !== 'string') return undefined
  try {
    return new RegExp(pattern, 'u')
  } catch {
    return new RegExp(pattern)
  }
}

/** The JSON types that a flattened schema allows. */
export function typesOf(schema: JsonSchema): string[] {
  if (Array.isArray(schema.type)) return schema.type.map(String)
  if (typeof schema.type === 'string') return [schema.type]
  return propertiesOf(schema) && schema['properties'] !== undefined ? ['object'] : []
}
