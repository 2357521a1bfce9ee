/** Our own rules for the contract, beyond the linters. Each check returns its findings. */
import { createAjv } from '../../openapi/ajv.ts'
import { needsStepUp } from '../../openapi/step-up.ts'
import { METHODS } from './index-of-paths.ts'
import type { Contract, ContractOperation, JsonSchema, MediaType } from '../../openapi/contract-types.ts'

/** An operation with its method and path. */
interface Placed {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly operation: ContractOperation
}

export const operationsOf = (contract: Contract): Placed[] =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({ id: operation.operationId, method, path, operation })),
  )

/** Every schema compiles in strict mode, because Prism treats a schema that ajv cannot compile as valid. */
export async function strictSchemaFindings(contract: Contract): Promise<string[]> {
  const ajv = await contractAjv(contract)
  const findings: string[] = []
  for (const { pointer } of schemasOf(contract))
    try {
      ajv.compile({ $ref: `contract#${pointer}` })
    } catch (error) {
      findings.push(`${pointer}: ${(error as Error).message}`)
    }
  return findings
}

/** Every example and default is valid for its schema, formats included. */
export async function exampleFindings(contract: Contract): Promise<string[]> {
  const ajv = await contractAjv(contract)
  const findings: string[] = []
  const hold = (schemaPointer: string, value: unknown, at: string): void => {
    const validate = ajv.compile({ $ref: `contract#${schemaPointer}` })
    if (!validate(value))
      findings.push(`${at}: ${ajv.errorsText(validate.errors, { dataVar: 'example', separator: '; ' })}`)
  }
  for (const { pointer, media } of mediaTypesOf(contract)) {
    if (media.schema === undefined) continue
    for (const [name, { value }] of Object.entries(media.examples ?? {}))
      hold(`${pointer}/schema`, value, `${pointer}/examples/${name}`)
    if (media.example !== undefined) hold(`${pointer}/schema`, media.example, `${pointer}/example`)
  }
  for (const { pointer, schema } of schemasOf(contract)) {
    if (Array.isArray(schema['examples']))
      for (const [index, value] of schema['examples'].entries())
        hold(pointer, value, `${pointer}/examples/${index}`)
    if (schema['default'] !== undefined) hold(pointer, schema['default'], `${pointer}/default`)
  }
  return findings
}

/** Every JSON response has named examples, because the sandbox, Prism and readers select them by name. */
export function namedExampleFindings(contract: Contract): string[] {
  return mediaTypesOf(contract)
    .filter(
      ({ pointer, media }) =>
        pointer.endsWith('/content/application~1json') && Object.keys(media.examples ?? {}).length === 0,
    )
    .filter(({ pointer }) => pointer.includes('/responses/'))
    .map(({ pointer }) => `${pointer}: no named example`)
}

/** Every object in a request body refuses unknown properties. */
export function closedRequestFindings(contract: Contract): string[] {
  const findings: string[] = []
  const seen = new Set<string>()
  const visit = (node: JsonSchema, pointer: string, closedAbove: boolean): void => {
    const name = node.$ref?.match(/^#\/components\/schemas\/(.+)$/)?.[1]
    if (name !== undefined) {
      const target = `/components/schemas/${name}`
      const schema = contract.components.schemas[name]
      if (schema === undefined || seen.has(`${target} ${closedAbove}`)) return
      seen.add(`${target} ${closedAbove}`)
      visit(schema, target, closedAbove)
      return
    }
    const closed =
      closedAbove ||
      node['unevaluatedProperties'] === false ||
      (node['additionalProperties'] !== undefined && node['additionalProperties'] !== true)
    const composed = ['allOf', 'anyOf', 'oneOf'].some((keyword) => keyword in node)
    if ('properties' in node ? !closed : node['type'] === 'object' && !closed && !composed)
      findings.push(`${pointer}: not closed (additionalProperties: false)`)
    for (const { key, schema } of subschemasOf(node)) {
      // The parts of a composition describe the same object, so closing the composition is enough.
      const sameObject =
        /^\/(allOf|anyOf|oneOf|then|else)\//.test(`${key}/`) && node['unevaluatedProperties'] === false
      if (!/^\/(if|not)/.test(key)) visit(schema, pointer + key, sameObject)
    }
  }
  for (const { path, method, operation } of operationsOf(contract))
    for (const [type, media] of Object.entries(operation.requestBody?.content ?? {}))
      if (media.schema)
        visit(
          media.schema,
          `/paths/${escape(path)}/${method}/requestBody/content/${escape(type)}/schema`,
          false,
        )
  return [...new Set(findings)]
}

/** Patterns contain only ASCII, because Prism's proxy crashes on a violation text with other characters. */
export const patternFindings = (contract: Contract): string[] =>
  schemasOf(contract).flatMap(({ pointer, schema }) =>
    // oxlint-disable-next-line no-control-regex -- the ASCII range
    typeof schema['pattern'] === 'string' && /[^\x00-\x7f]/.test(schema['pattern'])
      ? [`${pointer}: pattern beyond ASCII`]
      : [],
  )

/**
 * G410: an operation that requires the password again accepts its token, can refuse a request without it, and states
 * the path of the amount.
 */
export function stepUpFindings(contract: Contract): string[] {
  return operationsOf(contract).flatMap(({ id, operation }) => {
    const takesToken = (operation.parameters ?? []).some(
      (parameter) => '$ref' in parameter && parameter.$ref.endsWith('/StepUpToken'),
    )
    const place = operation['x-step-up']
    if (takesToken !== (place !== undefined)) return [`${id}: x-step-up and StepUpToken belong together`]
    if (place === undefined) return []
    const examples = Object.values(operation.requestBody?.content['application/json']?.examples ?? {})
    return [
      ...('403' in operation.responses ? [] : [`${id}: x-step-up without 403`]),
      ...(place === 'always' || examples.some(({ value }) => needsStepUp(place, value, 0))
        ? []
        : [`${id}: x-step-up names ${place}, which no example has`]),
    ]
  })
}

/** An operation whose response has texts "in the caller's language" states it as `x-language`. */
export function languageFindings(contract: Contract): string[] {
  const hasTexts = (node: JsonSchema, above: readonly string[]): boolean => {
    const name = node.$ref?.match(/^#\/components\/schemas\/(.+)$/)?.[1]
    if (name !== undefined) {
      const schema = contract.components.schemas[name]
      return schema !== undefined && !above.includes(name) && hasTexts(schema, [...above, name])
    }
    return (
      (typeof node['description'] === 'string' && node['description'].includes("caller's language")) ||
      subschemasOf(node).some(({ schema }) => hasTexts(schema, above))
    )
  }
  return operationsOf(contract).flatMap(({ id, operation }) => {
    const response = operation.responses['200']
    const schema =
      response && 'content' in response ? response.content?.['application/json']?.schema : undefined
    return schema && hasTexts(schema, []) && operation['x-language'] === undefined
      ? [`${id}: its response has texts in the caller's language, so it needs x-language`]
      : []
  })
}

/**
 * Compares the contract's operations with the specification's list: `operationId method path tag …`, tab-separated with
 * a header. Operations of the list that are not in the contract yet are no finding.
 */
export function ledgerFindings(contract: Contract, ledger: string): string[] {
  const rows = new Map(
    ledger
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
      .map(([id = '', method = '', path = '', tag = '']) => [id, `${method} ${path} [${tag}]`]),
  )
  return operationsOf(contract).flatMap(({ id, method, path, operation }) => {
    const found = `${method.toUpperCase()} ${path} [${operation.tags[0]}]`
    const expected = rows.get(id)
    if (expected === found) return []
    // An operation that the specification does not name is allowed if it is marked as an assumption.
    if (expected === undefined && (operation['x-assumption'] ?? []).length > 0) return []
    return [
      expected === undefined
        ? `${id}: not in the ledger`
        : `${id}: the ledger has ${expected}, the contract ${found}`,
    ]
  })
}

async function contractAjv(contract: Contract) {
  const ajv = await createAjv()
  ajv.addKeyword('paths')
  ajv.addSchema(
    { $id: 'contract', paths: contract.paths, components: contract.components },
    'contract',
    false,
  )
  return ajv
}

/** All media types of requests and responses, inline and shared. */
function mediaTypesOf(contract: Contract): { pointer: string; media: MediaType }[] {
  const found: { pointer: string; media: MediaType }[] = []
  walk({ paths: contract.paths, components: contract.components }, '', (node, pointer) => {
    if (!/\/(requestBody|responses\/[^/]+|requestBodies\/[^/]+)$/.test(pointer)) return
    for (const [type, media] of Object.entries((node['content'] ?? {}) as Record<string, MediaType>))
      found.push({ pointer: `${pointer}/content/${escape(type)}`, media })
  })
  return found
}

/** Every schema of the document, nested ones included. References are not followed. */
function schemasOf(contract: Contract): { pointer: string; schema: JsonSchema }[] {
  const found: { pointer: string; schema: JsonSchema }[] = []
  const add = (schema: JsonSchema, pointer: string): void => {
    found.push({ pointer, schema })
    for (const part of subschemasOf(schema)) add(part.schema, pointer + part.key)
  }
  for (const [name, schema] of Object.entries(contract.components.schemas))
    add(schema, `/components/schemas/${name}`)
  const { schemas: _named, ...components } = contract.components
  walk({ paths: contract.paths, components }, '', (node, pointer) => {
    const schema = node['schema']
    if (typeof schema === 'object' && schema !== null && !/\/examples?\//.test(pointer))
      add(schema as JsonSchema, `${pointer}/schema`)
  })
  return found
}

/** The direct subschemas of a schema, by their relative pointer. */
export function subschemasOf(schema: JsonSchema): { key: string; schema: JsonSchema }[] {
  const isSchema = (node: unknown): node is JsonSchema =>
    typeof node === 'object' && node !== null && !Array.isArray(node)
  const one = [
    'items',
    'additionalProperties',
    'unevaluatedProperties',
    'not',
    'if',
    'then',
    'else',
    'contains',
    'propertyNames',
  ]
  const many = ['properties', 'patternProperties', 'dependentSchemas', '$defs']
  return [
    ...one.flatMap((key) => (isSchema(schema[key]) ? [{ key: `/${key}`, schema: schema[key] }] : [])),
    ...many.flatMap((key) =>
      Object.entries(isSchema(schema[key]) ? schema[key] : {}).flatMap(([name, part]) =>
        isSchema(part) ? [{ key: `/${key}/${escape(name)}`, schema: part }] : [],
      ),
    ),
    ...['allOf', 'anyOf', 'oneOf', 'prefixItems'].flatMap((key) =>
      (Array.isArray(schema[key]) ? (schema[key] as unknown[]) : []).flatMap((part, index) =>
        isSchema(part) ? [{ key: `/${key}/${index}`, schema: part }] : [],
      ),
    ),
  ]
}

/** Visits every object of a JSON document, with its pointer. */
function walk(
  node: unknown,
  pointer: string,
  visit: (node: Record<string, unknown>, pointer: string) => void,
): void {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) visit(node as Record<string, unknown>, pointer)
  for (const [key, value] of Object.entries(node)) walk(value, `${pointer}/${escape(key)}`, visit)
}

const escape = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')
