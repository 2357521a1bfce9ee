/** Responses that conform to the contract except for one nested part, which is the same for the same seed. */
import type { ContractOperation, JsonSchema } from '~openapi/contract-types.ts'
import { responseSchema, isObject, merged, type Schema } from './response-schema.ts'

/** A part that the contract requires in a response. */
interface Place {
  /** The object that has the part as a property. */
  readonly parent: Record<string, unknown>
  readonly name: string
  readonly value: unknown
  readonly schema: Schema
}
interface Break {
  /** Which parts can be broken in this way. */
  readonly appliesTo: (place: Place) => boolean
  readonly apply: (place: Place) => void
}

const LONG = 2000

const DEEP_BREAKS = {
  'part-missing': { appliesTo: () => true, apply: ({ parent, name }) => void delete parent[name] },
  'part-null': {
    appliesTo: ({ value }) => typeof value === 'object',
    apply: ({ parent, name }) => void (parent[name] = null),
  },
  'part-empty': {
    appliesTo: ({ value }) => isObject(value),
    apply: ({ parent, name }) => void (parent[name] = {}),
  },
  'flag-missing': {
    appliesTo: ({ value }) => typeof value === 'boolean',
    apply: ({ parent, name }) => void delete parent[name],
  },
  'number-as-text': {
    appliesTo: ({ value }) => typeof value === 'number',
    apply: ({ parent, name, value }) => void (parent[name] = String(value)),
  },
  'text-as-number': {
    appliesTo: ({ value }) => typeof value === 'string',
    apply: ({ parent, name }) => void (parent[name] = 7),
  },
  'long-text': {
    appliesTo: ({ value, schema }) =>
      typeof value === 'string' && !('enum' in schema) && !('format' in schema) && !('pattern' in schema),
    apply: ({ parent, name, value }) => void (parent[name] = `${String(value)} `.repeat(LONG).slice(0, LONG)),
  },
} satisfies Readonly<Record<string, Break>>
export type DeepFault = keyof typeof DEEP_BREAKS

/** Breaks one part of a response. In a list, it is a part of the first row. */
export function breakDeep(
  kind: DeepFault,
  operation: ContractOperation,
  body: unknown,
  seed: number,
): unknown {
  const { appliesTo, apply }: Break = DEEP_BREAKS[kind]
  const schema = responseSchema(operation)
  const places = schema ? placesIn(schema, body).filter(appliesTo) : []
  const chosen = places[seed % places.length]
  if (chosen) apply(chosen)
  return body
}

function placesIn(schema: JsonSchema, value: unknown): Place[] {
  const { properties = {}, required = [], items } = merged(schema)
  if (Array.isArray(value)) return items ? placesIn(items, value[0]) : []
  if (!isObject(value)) return []
  // The envelope of a page stays intact, because this fault breaks only what is inside.
  const isPage = 'content' in value && 'totalElements' in value
  return Object.entries(properties).flatMap(([name, property]) => [
    ...(required.includes(name) && name in value && !isPage
      ? [{ parent: value, name, value: value[name], schema: merged(property) }]
      : []),
    ...placesIn(property, value[name]),
  ])
}
