/** The schemas of an operation's successful response. */
import type { Contract, ContractOperation, JsonSchema } from '~openapi/contract-types.ts'
import { resolve } from './contract/refs.ts'
import { readDocument } from './document.ts'

export type Schema = JsonSchema & {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
}
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

let cached: Contract | undefined
const contract = (): Contract => (cached ??= readDocument())

/** The schema of a successful JSON response. */
export function responseSchema({ responses }: ContractOperation): JsonSchema | undefined {
  const [, declared = {}] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  const { content } = resolve<{ content?: Record<string, { schema?: JsonSchema }> }>(
    contract(),
    declared,
    '',
  ).value
  return content?.['application/json']?.schema
}

/** The schema of the rows of a list. */
export const itemsOf = (schema: JsonSchema): JsonSchema => merged(schema).items ?? {}

/** A schema with its references and compositions resolved. */
export function merged(schema: JsonSchema): Schema {
  const { $ref, allOf = [], ...own } = schema as Schema & { allOf?: JsonSchema[] }
  const target = $ref === undefined ? [] : [merged(resolve<JsonSchema>(contract(), { $ref }, '').value)]
  const parts = [...target, ...allOf.map(merged), own as Schema]
  return {
    ...(Object.assign({}, ...parts) as Schema),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Schema['properties'] &
      object,
    required: parts.flatMap(({ required = [] }) => required),
  }
}
