/**
 * Copies the contract's schemas so that responses may contain no undeclared property. For clients the contract leaves
 * responses open, because a server may add properties. Our own server must not add any by accident.
 */
import type { Contract, JsonSchema } from '~openapi/contract-types.ts'

/** Keywords whose subschemas apply to the same value. The combination is closed, not each subschema. */
const SAME_VALUE = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not', 'dependentSchemas']
const CLOSING = ['additionalProperties', 'unevaluatedProperties']
const CLOSED = { unevaluatedProperties: false }

/**
 * Returns `paths` and `components` with every object closed that declares properties and does not declare otherwise.
 */
export function closeResponses(document: Contract): Pick<Contract, 'paths' | 'components'> {
  const copy = structuredClone({ paths: document.paths, components: document.components })
  const places = new Set<JsonSchema>()
  const collect = (schema: unknown, isPlace: boolean): void => {
    if (!isSchema(schema) || places.has(schema)) return
    if (isPlace) places.add(schema)
    for (const [keyword, value] of Object.entries(schema)) {
      if (SAME_VALUE.includes(keyword)) for (const part of toArray(value)) collect(part, false)
      else if (keyword === 'properties' || keyword === 'patternProperties' || keyword === '$defs')
        for (const part of Object.values(value as object)) collect(part, true)
      else if (keyword === 'items' || keyword === 'additionalProperties' || keyword === 'contains')
        collect(value, true)
      else if (keyword === 'prefixItems') for (const part of toArray(value)) collect(part, true)
    }
  }
  // Components themselves stay open, so that `allOf` can extend them. Each place that refers to one is closed.
  for (const schema of Object.values(copy.components.schemas)) collect(schema, false)
  for (const response of Object.values(copy.components.responses))
    for (const media of Object.values(response.content ?? {})) collect(media.schema, true)
  for (const item of Object.values(copy.paths))
    for (const operation of Object.values(item))
      for (const response of Object.values(operation.responses))
        if (!('$ref' in response))
          for (const media of Object.values(response.content ?? {})) collect(media.schema, true)

  const toClose = [...places].filter((place) => {
    const keywords = keywordsOf(copy, place)
    return keywords.has('properties') && !CLOSING.some((keyword) => keywords.has(keyword))
  })
  for (const place of toClose) Object.assign(place, CLOSED)
  return copy
}

/** The keywords that apply to the value at a place, also through `$ref`. */
function keywordsOf(
  document: Pick<Contract, 'components'>,
  schema: unknown,
  found = new Set<string>(),
  seen = new Set(),
) {
  if (!isSchema(schema) || seen.has(schema)) return found
  seen.add(schema)
  for (const [keyword, value] of Object.entries(schema)) {
    found.add(keyword)
    if (SAME_VALUE.includes(keyword))
      for (const part of toArray(value)) keywordsOf(document, part, found, seen)
  }
  const name = schema.$ref?.split('/').at(-1)
  if (name !== undefined) keywordsOf(document, document.components.schemas[name], found, seen)
  return found
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : isSchema(value) ? [value] : [])
