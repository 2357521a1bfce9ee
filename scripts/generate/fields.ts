/** Generates form metadata: which field to use for each property of a request. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract, JsonSchema } from '../contract/types.ts'

/** How `ContractField` renders a property. */
export interface FieldHint {
  readonly kind: string
  readonly required?: true
  /** The unit of a number, from `x-unit`. */
  readonly unit?: string
  /** The options of a choice. */
  readonly options?: readonly string[]
}

/** Formats with a field of their own. */
const FORMATS = ['email', 'phone', 'iban', 'date', 'date-time']
/** Texts that may be longer get several lines. */
const ONE_LINE = 300

/** Writes `<Schema>.ts` for each of these schemas that has properties with a field. */
export function writeFields(contract: Contract, names: readonly string[], folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of names) {
    const fields = fieldsOf(contract, { $ref: `#/components/schemas/${name}` })
    if (Object.keys(fields).length === 0) continue
    const body = `const fields = ${JSON.stringify(fields, null, 2)} as const\nexport default fields\n`
    writeFileSync(join(folder, `${name}.ts`), `// Made by scripts/generate.ts from the contract.\n${body}`)
  }
}

/**
 * The fields of a request, by dotted path. Left out are properties that no field can edit alone: identifiers, which
 * need a list to choose from, and lists of objects.
 */
export function fieldsOf(contract: Contract, schema: JsonSchema, prefix = ''): Record<string, FieldHint> {
  const { properties = {}, required = [] } = resolved(contract, schema) as Properties
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]): [string, FieldHint][] => {
      const path = prefix + name
      const hint = hintOf(contract, property)
      if (hint) return [[path, { ...hint, ...(required.includes(name) && { required: true as const }) }]]
      return Object.entries(fieldsOf(contract, property, `${path}.`))
    }),
  )
}

interface Properties {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
}

function hintOf(contract: Contract, property: JsonSchema): FieldHint | undefined {
  const schema = resolved(contract, property)
  const { format, pattern } = schema
  const unit = typeof schema['x-unit'] === 'string' ? schema['x-unit'] : undefined
  const options = optionsOf(schema)
  if (options) return { kind: 'select', options }
  switch ([schema.type].flat().find((type) => type !== 'null')) {
    case 'boolean':
      return { kind: 'switch' }
    case 'number':
    case 'integer':
      if (unit === 'EUR' || unit === 'percent') return { kind: unit === 'EUR' ? 'money' : 'percent' }
      return { kind: 'number', ...(unit !== undefined && { unit }) }
    case 'array': {
      const chosen = optionsOf(resolved(contract, schema['items'] ?? {}))
      return chosen && { kind: 'multi-select', options: chosen }
    }
    case 'string':
      if (isIdentifier(contract, schema)) return undefined
      if (typeof format === 'string' && FORMATS.includes(format)) return { kind: format }
      if (pattern === contract.components.schemas['Month']?.['pattern']) return { kind: 'month' }
      if (typeof pattern === 'string' && pattern.startsWith('^#(')) return { kind: 'colour' }
      return { kind: Number(schema['maxLength'] ?? 0) > ONE_LINE ? 'text-area' : 'text' }
    default:
      return undefined
  }
}

/** Resolves a reference. Keywords beside it override those of the target. */
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
