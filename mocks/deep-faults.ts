/** Responses that conform to the contract except for one nested part, which is the same for the same seed. */
import type { ContractOperation, JsonSchema } from '~openapi/contract-types.ts'
import { answerSchema, isObject, merged, type Schema } from './answer-schema.ts'

/** A part that the contract requires in a response. */
interface Place {
  readonly of: Record<string, unknown>
  readonly name: string
  readonly value: unknown
  readonly schema: Schema
}
interface Break {
  /** Which parts can be broken in this way. */
  readonly fits: (place: Place) => boolean
  readonly does: (place: Place) => void
}

const LONG = 2000

const DEEP_BREAKS = {
  'part-missing': { fits: () => true, does: ({ of, name }) => void delete of[name] },
  'part-null': {
    fits: ({ value }) => typeof value === 'object',
    does: ({ of, name }) => void (of[name] = null),
  },
  'part-empty': { fits: ({ value }) => isObject(value), does: ({ of, name }) => void (of[name] = {}) },
  'flag-missing': {
    fits: ({ value }) => typeof value === 'boolean',
    does: ({ of, name }) => void delete of[name],
  },
  'number-as-text': {
    fits: ({ value }) => typeof value === 'number',
    does: ({ of, name, value }) => void (of[name] = String(value)),
  },
  'text-as-number': {
    fits: ({ value }) => typeof value === 'string',
    does: ({ of, name }) => void (of[name] = 7),
  },
  'long-text': {
    fits: ({ value, schema }) =>
      typeof value === 'string' && !('enum' in schema) && !('format' in schema) && !('pattern' in schema),
    does: ({ of, name, value }) => void (of[name] = `${String(value)} `.repeat(LONG).slice(0, LONG)),
  },
} satisfies Readonly<Record<string, Break>>
export type DeepFault = keyof typeof DEEP_BREAKS

/** Breaks one part of a response. In a list, only a part of the first row. */
export function breakDeep(
  kind: DeepFault,
  operation: ContractOperation,
  answer: unknown,
  seed: number,
): unknown {
  const { fits, does }: Break = DEEP_BREAKS[kind]
  const schema = answerSchema(operation)
  const places = schema ? placesIn(schema, answer).filter(fits) : []
  const chosen = places[seed % places.length]
  if (chosen) does(chosen)
  return answer
}

function placesIn(schema: JsonSchema, value: unknown): Place[] {
  const { properties = {}, required = [], items } = merged(schema)
  if (Array.isArray(value)) return items ? placesIn(items, value[0]) : []
  if (!isObject(value)) return []
  // The envelope of a page stays intact, because this fault breaks only what is inside.
  const isPage = 'content' in value && 'totalElements' in value
  return Object.entries(properties).flatMap(([name, property]) => [
    ...(required.includes(name) && name in value && !isPage
      ? [{ of: value, name, value: value[name], schema: merged(property) }]
      : []),
    ...placesIn(property, value[name]),
  ])
}
