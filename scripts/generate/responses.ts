/**
 * Generates what the client needs to check responses: the shape of each schema, and where the response of a read repeats
 * the id of the requested record.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  Contract,
  ContractOperation,
  ContractResponse,
  JsonSchema,
} from '../../openapi/contract-types.ts'

/** A schema with its references and compositions resolved. */
interface Resolved extends JsonSchema {
  readonly name?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: string[]
  readonly items?: JsonSchema
  readonly additionalProperties?: unknown
}

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ''

function resolved(contract: Contract, schema: JsonSchema): Resolved {
  const { $ref, allOf = [], ...own } = schema as Resolved & { allOf?: JsonSchema[] }
  const parts = [
    ...($ref === undefined ? [] : [resolved(contract, contract.components.schemas[nameOf($ref)] ?? {})]),
    ...allOf.map((one) => resolved(contract, one)),
    own,
  ]
  const properties = parts.map((one) => one.properties ?? {})
  return {
    ...(Object.assign({}, ...parts) as Resolved),
    ...(properties.some((one) => Object.keys(one).length > 0) && {
      properties: Object.assign({}, ...properties) as Readonly<Record<string, JsonSchema>>,
    }),
    required: parts.flatMap(({ required = [] }) => required),
    ...($ref !== undefined && { name: nameOf($ref) }),
  }
}

export interface ResponseShapes {
  /** The source code of the shape of an operation's JSON response, and the names that it imports. */
  readonly of: (
    operation: ContractOperation,
  ) => { readonly code: string; readonly imports: string[] } | undefined
  /** Writes the shapes that `of` has used, one module for each. */
  readonly write: (folder: string) => void
}

/** The shapes of all responses. A schema that several responses share is one module. */
export function responseShapes(contract: Contract): ResponseShapes {
  const modules = new Map<string, string>()

  /** The source code of a shape, or `undefined` if the schema is neither an object nor a list of objects. */
  function codeOf(schema: JsonSchema, imports: Set<string>): string | undefined {
    const target = resolved(contract, schema)
    if (target.items) {
      const row = codeOf(target.items, imports)
      return row === undefined ? undefined : `[${row}]`
    }
    if (!target.properties) return undefined
    if (target.name === undefined) return shapeCode(target, imports)
    imports.add(target.name)
    if (!modules.has(target.name)) {
      modules.set(target.name, '') // Ends the recursion of a schema that contains itself.
      const needed = new Set<string>()
      const code = shapeCode(target, needed)
      needed.delete(target.name)
      modules.set(
        target.name,
        [...needed].map((name) => `import { ${name} } from './${name}.ts'\n`).join('') +
          `export const ${target.name}: Shape = ${code}\n`,
      )
    }
    return target.name
  }

  function shapeCode({ name, properties = {}, required = [] }: Resolved, imports: Set<string>): string {
    const names: Record<'text' | 'number' | 'flag' | 'list' | 'any', string[]> = {
      text: [],
      number: [],
      flag: [],
      list: [],
      any: [],
    }
    const parts: string[] = []
    for (const [property, schema] of Object.entries(properties)) {
      const target = resolved(contract, schema)
      const types = [target.type].flat()
      const isRequired = required.includes(property) && !types.includes('null') && !isOneOf(target)
      const written = isRequired ? property : `${property}?`
      const inner = target.name !== undefined && target.name === name ? undefined : codeOf(schema, imports)
      if (inner !== undefined) parts.push(`${JSON.stringify(written)}:${inner}`)
      else names[kindOf(target)].push(written)
    }
    const kinds = Object.entries(names).filter(([, list]) => list.length > 0)
    const fields = kinds.map(([kind, list]) => `${kind}:${JSON.stringify(list.join(' '))}`)
    if (parts.length > 0) fields.push(`parts:{${parts.join(',')}}`)
    return `{${fields.join(',')}}`
  }

  return {
    of: (operation) => {
      const schema = successContent(contract, operation)['application/json']?.schema
      if (schema === undefined) return undefined
      const imports = new Set<string>()
      const isArray = resolved(contract, schema).items !== undefined
      const code = codeOf(schema, imports) ?? (isArray ? '[]' : undefined)
      return code === undefined ? undefined : { code, imports: [...imports] }
    },
    write: (folder) => {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      const head = `// Made by scripts/generate.ts from the contract.\nimport type { Shape } from '../../response-shape.ts'\n`
      for (const [name, code] of modules) writeFileSync(join(folder, `${name}.ts`), head + code)
    },
  }
}

const isOneOf = (schema: Resolved): boolean => 'oneOf' in schema || 'anyOf' in schema

function kindOf(schema: Resolved): 'text' | 'number' | 'flag' | 'list' | 'any' {
  const [type, ...others] = [schema.type].flat().filter((one) => one !== 'null')
  if (others.length > 0 || isOneOf(schema)) return 'any'
  if (type === 'string') return 'text'
  if (type === 'number' || type === 'integer') return 'number'
  if (type === 'boolean') return 'flag'
  return type === 'array' ? 'list' : 'any'
}

/** The content of an operation's successful response, by media type. */
export function successContent(
  contract: Contract,
  operation: ContractOperation,
): NonNullable<ContractResponse['content']> {
  const [, declared] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? []
  if (declared === undefined) return {}
  const response = '$ref' in declared ? contract.components.responses[nameOf(declared.$ref)] : declared
  return response?.content ?? {}
}

/**
 * Maps each id in the request of a read to the place where the response, or each of its rows, repeats it:
 * `{ 'body.userOspId': 'user.ospId' }`. A place that ends in a question mark may be missing. The places follow from the
 * names of the properties; where they do not, the operation's `x-about` states them.
 */
export function aboutOf(
  contract: Contract,
  operation: ContractOperation,
): Record<string, string> | undefined {
  const schema = successContent(contract, operation)['application/json']?.schema
  if (schema === undefined || !isRead(operation)) return undefined
  const { record, isMany } = recordOf(contract, schema)
  const found = identitiesIn(contract, operation).flatMap(([place, name]): [string, string][] => {
    const statedPath = operation['x-about']?.[name]
    if (statedPath === null) return []
    const path = statedPath ?? placeOf(contract, record, name, isMany)
    return path === undefined ? [] : [[place, path]]
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

/** Only reads return the requested record. A write may return another record, such as a correction. */
const isRead = ({ operationId }: ContractOperation): boolean => /^(get|find|list)/.test(operationId)

/** The record of a response, or its rows. */
export function recordOf(
  contract: Contract,
  schema: JsonSchema,
): { readonly record: Resolved; readonly isMany: boolean } {
  const target = resolved(contract, schema)
  const { content } = target.properties ?? {}
  const rows = target.items ?? (content && resolved(contract, content).items)
  return rows ? { record: resolved(contract, rows), isMany: true } : { record: target, isMany: false }
}

/** The ids in a request: their places and names. */
export function identitiesIn(
  contract: Contract,
  operation: ContractOperation,
): [place: string, name: string][] {
  const parameters = (operation.parameters ?? []).flatMap((parameter) => {
    const given = '$ref' in parameter ? contract.components.parameters?.[nameOf(parameter.$ref)] : parameter
    return given && ['path', 'query'].includes(given.in)
      ? [[`${given.in}.${given.name}`, given.name, given.schema ?? {}] as const]
      : []
  })
  const body = operation.requestBody?.content['application/json']?.schema
  const properties = Object.entries(body ? (resolved(contract, body).properties ?? {}) : {}).map(
    ([name, schema]) => [`body.${name}`, name, schema] as const,
  )
  return [...parameters, ...properties].flatMap(([place, name, schema]) =>
    isIdentity(contract, name, schema) ? [[place, name] as [string, string]] : [],
  )
}

function isIdentity(contract: Contract, name: string, schema: JsonSchema): boolean {
  const { type } = resolved(contract, schema)
  return [type].flat().includes('string') && /(^|[a-z])(id|Id|uuid|UUID)$|^corporateAccount$/.test(name)
}

/**
 * Where a record contains the id that has this name in the request. For `userOspId` this is `userOspId`, or
 * `user.ospId`.
 */
function placeOf(contract: Contract, record: Resolved, name: string, isMany: boolean): string | undefined {
  const { properties = {}, required = [] } = record
  const mark = (property: string): string => (required.includes(property) ? '' : '?')
  // A row's own id is not the id of the record for which the row was requested.
  if (name in properties && !(isMany && ['id', 'ospId', 'uuid'].includes(name))) return name + mark(name)
  if (`${name}OspId` in properties) return `${name}OspId${mark(`${name}OspId`)}`
  const [, owner = ''] = /^(.+)OspId$/.exec(name) ?? []
  const within = properties[owner]
  return within && 'ospId' in (resolved(contract, within).properties ?? {})
    ? `${owner}.ospId${mark(owner)}`
    : undefined
}
