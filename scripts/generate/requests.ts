/** Generates what a form needs for a request: its validator, and the field of each property. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FieldHint, Reference } from '../../src/api/contract-request.ts'
import type { Contract, JsonSchema } from '../../openapi/contract-types.ts'
import { withoutUndefined } from '../../openapi/without-undefined.ts'

/** Formats with their own field. */
const FORMATS = ['email', 'phone', 'iban', 'date', 'date-time'] as const
/** Longer texts get a field with several lines. */
const ONE_LINE = 300

/** Writes `<Schema>.ts` for each of these schemas, for import by a form of such a request. */
export function writeRequests(contract: Contract, names: readonly string[], folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of names) {
    const fields = fieldsOf(contract, { $ref: `#/components/schemas/${name}` })
    writeFileSync(
      join(folder, `${name}.ts`),
      `// Made by scripts/generate.ts from the contract.
import type { ContractRequest } from '../../contract-request.ts'
import type { Schemas } from '../schema.ts'
import validate from '../validators/${name}.js'

const request: ContractRequest<Schemas['${name}']> = {
  validate,
  fields: ${JSON.stringify(fields)},
}
export default request
`,
    )
  }
}

/** The fields of a request, by dotted path. */
export function fieldsOf(contract: Contract, schema: JsonSchema, prefix = ''): Record<string, FieldHint> {
  const { properties = {}, required = [], minProperties = 0 } = resolved(contract, schema) as Properties
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]): [string, FieldHint][] => {
      const path = prefix + name
      const hint = hintOf(contract, property)
      if (hint === undefined) {
        const parts = Object.entries(fieldsOf(contract, property, `${path}.`))
        return parts.length === 0 && isObject(contract, property) ? [[path, { kind: 'map' }]] : parts
      }
      if (required.includes(name)) return [[path, { ...hint, required: true }]]
      // An update requires no property. But if a property cannot be empty, a value that is present cannot be removed.
      const isFixed = minProperties > 0 && !admitsNothing(contract, property)
      return [[path, isFixed ? { ...hint, kept: true } : hint]]
    }),
  )
}

interface Properties {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly minProperties?: number
}

/** The field of a property, or `undefined` for an object, whose named properties have their own fields. */
function hintOf(contract: Contract, property: JsonSchema): FieldHint | undefined {
  const schema = resolved(contract, property)
  const { format, pattern } = schema
  const unit = typeof schema['x-unit'] === 'string' ? schema['x-unit'] : undefined
  const options = optionsOf(schema)
  // A choice with a default always has a value.
  if (options) return { kind: 'select', options, ...('default' in schema && { required: true }) }
  switch ([schema.type].flat().find((type) => type !== 'null')) {
    case 'boolean':
      return { kind: 'switch' }
    case 'number':
    case 'integer':
      if (unit === 'EUR' || unit === 'percent') return { kind: unit === 'EUR' ? 'money' : 'percent' }
      return { kind: 'number', ...withoutUndefined({ unit }) }
    case 'array': {
      const chosen = optionsOf(resolved(contract, schema['items'] ?? {}))
      return chosen ? { kind: 'multi-select', options: chosen } : { kind: 'list' }
    }
    case 'string': {
      const reference = schema['x-reference']
      if (isIdentifier(contract, schema))
        return { kind: 'identifier', ...(isReference(contract, reference) && { reference }) }
      const kind = FORMATS.find((one) => one === format)
      if (kind) return { kind }
      if (schema['x-notation'] === 'reference') return { kind: 'reference' }
      if (pattern === contract.components.schemas['Month']?.['pattern']) return { kind: 'month' }
      if (typeof pattern === 'string' && pattern.startsWith('^#(')) return { kind: 'colour' }
      const maxLength = Number(schema['maxLength'] ?? 0)
      return { kind: maxLength > ONE_LINE ? 'text-area' : 'text', ...(maxLength > 0 && { maxLength }) }
    }
    default:
      return undefined
  }
}

const isObject = (contract: Contract, property: JsonSchema): boolean =>
  [resolved(contract, property).type].flat().includes('object')

const isReference = (contract: Contract, name: string | undefined): name is Reference =>
  name !== undefined && Object.hasOwn(contract['x-references'] ?? {}, name)

/** Whether a property can be emptied: by `null`, an empty text or an empty list. A switch is never empty. */
function admitsNothing(contract: Contract, property: JsonSchema): boolean {
  const { type, minLength, minItems, pattern, format, enum: values } = resolved(contract, property)
  const types = [type].flat()
  if (types.includes('null') || types.includes('boolean')) return true
  if (types.includes('array')) return Number(minItems ?? 0) === 0
  const isFree = pattern === undefined && format === undefined && values === undefined
  return types.includes('string') && isFree && Number(minLength ?? 0) === 0
}

/** Resolves a reference. Keywords next to it override the keywords of the target. */
function resolved(contract: Contract, schema: unknown): JsonSchema {
  const { $ref, ...own } = schema as JsonSchema
  if ($ref === undefined) return own
  return { ...resolved(contract, contract.components.schemas[$ref.split('/').at(-1) ?? '']), ...own }
}

const optionsOf = ({ enum: values }: JsonSchema): readonly string[] | undefined =>
  Array.isArray(values) ? values.filter((value) => typeof value === 'string') : undefined

const isIdentifier = (contract: Contract, { format, pattern }: JsonSchema): boolean =>
  format === 'uuid' ||
  (pattern !== undefined && pattern === contract.components.schemas['OspId']?.['pattern'])
