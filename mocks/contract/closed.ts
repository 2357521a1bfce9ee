/**
 * A copy of the contract's schemas in which an answer may carry nothing undeclared. The contract leaves answers open
 * for its readers (a server may add); our own server adds nothing by accident.
 */
import type { Contract, JsonSchema } from '../../scripts/contract/types.ts'

/** Keywords whose schemas speak of the same value: the place as a whole is closed, not each of them. */
const SAME_VALUE = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not', 'dependentSchemas']
const CLOSING = ['additionalProperties', 'unevaluatedProperties']
const CLOSED = { unevaluatedProperties: false }

/** Answers `paths` and `components` with every object closed that declares properties and does not say otherwise. */
export function closeAnswers(document: Contract): Pick<Contract, 'paths' | 'components'> {
  const copy = structuredClone({ paths: document.paths, components: document.components })
  const places = new Set<JsonSchema>()
  const collect = (schema: unknown, isPlace: boolean): void => {
    if (!isSchema(schema) || places.has(schema)) return
    if (isPlace) places.add(schema)
    for (const [keyword, value] of Object.entries(schema)) {
      if (SAME_VALUE.includes(keyword)) for (const part of listed(value)) collect(part, false)
      else if (keyword === 'properties' || keyword === 'patternProperties' || keyword === '$defs')
        for (const part of Object.values(value as object)) collect(part, true)
      else if (keyword === 'items' || keyword === 'additionalProperties' || keyword === 'contains')
        collect(value, true)
      else if (keyword === 'prefixItems') for (const part of listed(value)) collect(part, true)
    }
  }
  // A component is reached through `$ref`s, and those stand at places: so itself it stays open, for `allOf` to build on.
  for (const schema of Object.values(copy.components.schemas)) collect(schema, false)
  for (const response of Object.values(copy.components.responses))
    for (const media of Object.values(response.content ?? {})) collect(media.schema, true)
  for (const item of Object.values(copy.paths))
    for (const operation of Object.values(item))
      for (const response of Object.values(operation.responses))
        if (!('$ref' in response))
          for (const media of Object.values(response.content ?? {})) collect(media.schema, true)

  const declaring = [...places].filter((place) => {
    const keywords = keywordsOf(copy, place)
    return keywords.has('properties') && !CLOSING.some((keyword) => keywords.has(keyword))
  })
  for (const place of declaring) Object.assign(place, CLOSED)
  return copy
}

/** The keywords that bear on the value of a place, through `$ref` and its like. */
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
      for (const part of listed(value)) keywordsOf(document, part, found, seen)
  }
  const name = schema.$ref?.split('/').at(-1)
  if (name !== undefined) keywordsOf(document, document.components.schemas[name], found, seen)
  return found
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : isSchema(value) ? [value] : [])
