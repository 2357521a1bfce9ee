/** Readable views of schemas: properties with type, limits and meaning, and the rules and assumptions behind them. */
import type { JsonSchema } from '../../openapi/contract-types.ts'
import { at, chips, json, link, markup, prose, type KnownIds, type Markup } from './markup.ts'

/** Keywords that other parts of the view describe. The others are shown unchanged. */
const DESCRIBED_ELSEWHERE = new Set(
  `$ref type format description title properties required items additionalProperties enum const default examples
  oneOf anyOf allOf minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum minItems maxItems uniqueItems
  minProperties maxProperties multipleOf pattern contentMediaType contentSchema unevaluatedProperties x-rule x-assumption x-source
  x-unit x-notation x-reference x-extensible x-extensible-enum`.split(/\s+/),
)

/** The body of a schema: limits and properties of an object, or the type of a value. */
export function schemaView(schema: JsonSchema, known: KnownIds): Markup {
  return markup`${schema['type'] !== 'object' && schemaLine(schema)}${marksOf(schema)}${inner(schema, known)}${rest(schema)}`
}

const schemaLine = (schema: JsonSchema): Markup => markup`<p>${typeOf(schema)} ${limitsOf(schema)}</p>`

/** The type of a schema, as a word or a link. */
export function typeOf(schema: JsonSchema): Markup {
  if (schema.$ref !== undefined) return link(at.schema(nameOf(schema.$ref)), nameOf(schema.$ref))
  const choices = schemasAt(schema, 'oneOf', 'anyOf')
  if (choices.length > 0) return joined(choices.map(typeOf), ' or ')
  const parts = schemasAt(schema, 'allOf')
  if (parts.length > 0) return joined(parts.map(typeOf), ' and ')
  if ('const' in schema) return markup`always <code>${JSON.stringify(schema['const'])}</code>`
  if (Array.isArray(schema['enum'])) return markup`one of ${codes(schema['enum'])}`
  if (schema['type'] === 'array' && isSchema(schema['items']))
    return markup`list of ${typeOf(schema['items'])}`
  const { format, additionalProperties } = schema
  if (isSchema(additionalProperties)) return markup`object of ${typeOf(additionalProperties)}`
  const types = [schema['type'] ?? 'any'].flat().map(String).join(' or ')
  if (format === 'binary') return markup`file ${text(schema['contentMediaType'])}`
  return markup`${types}${format !== undefined && ` (${text(format)})`}`
}

const LIMITS: readonly (readonly [string, string, string])[] = [
  ['minLength', 'maxLength', 'characters'],
  ['minItems', 'maxItems', 'entries'],
  ['minProperties', 'maxProperties', 'properties'],
  ['minimum', 'maximum', ''],
  ['exclusiveMinimum', 'exclusiveMaximum', '(exclusive)'],
]

function limitsOf(schema: JsonSchema): Markup {
  const ranges = LIMITS.flatMap(([low, high, what]) => {
    const [from, to] = [schema[low], schema[high]]
    if (from === undefined && to === undefined) return []
    const range =
      from === undefined
        ? `at most ${text(to)}`
        : to === undefined
          ? `at least ${text(from)}`
          : `${text(from)} to ${text(to)}`
    return [markup`${range} ${what}`]
  })
  const known = schema['x-extensible-enum']
  return markup`<span class="limits">${joined(
    [
      ...ranges,
      ...(schema['uniqueItems'] === true ? [markup`no entry twice`] : []),
      ...(schema['multipleOf'] === undefined ? [] : [markup`in steps of ${text(schema['multipleOf'])}`]),
      ...(schema['pattern'] === undefined ? [] : [markup`pattern <code>${text(schema['pattern'])}</code>`]),
      ...(schema['default'] === undefined
        ? []
        : [markup`default <code>${JSON.stringify(schema['default'])}</code>`]),
      ...(schema['x-notation'] === 'reference' ? [markup`structured communication`] : []),
      ...(schema['x-reference'] === undefined
        ? []
        : [markup`a partner as <code>${text(schema['x-reference'])}</code>`]),
      ...(schema['x-unit'] === undefined ? [] : [markup`in ${text(schema['x-unit'])}`]),
      ...(Array.isArray(known) ? [markup`known values ${codes(known)}`] : []),
      ...(schema['x-extensible'] === true ? [markup`open: others may come`] : []),
      ...(schema['additionalProperties'] === false ? [markup`closed: nothing else`] : []),
    ],
    ' · ',
  )}</span>`
}

/** The properties of an object, of a list's items, or of each alternative. Empty for a value. */
function inner(schema: JsonSchema, known: KnownIds): Markup {
  const [content] = schemasAt(schema, 'contentSchema')
  const wholes = schema['type'] === 'object' ? schemasAt(schema, 'allOf').filter(({ $ref }) => $ref) : []
  const properties = Object.entries(isSchema(schema['properties']) ? schema['properties'] : {})
  const nested = [
    ...schemasAt(schema, 'items', 'additionalProperties', 'contentSchema'),
    ...schemasAt(schema, 'oneOf', 'anyOf', 'allOf'),
  ].filter((part) => part.$ref === undefined)
  return markup`${wholes.length > 0 && markup`<p>All of ${joined(wholes.map(typeOf), ' and ')}, and:</p>`}${
    content !== undefined && markup`<p>In it: ${typeOf(content)}</p>`
  }${
    properties.length > 0 &&
    markup`<dl class="properties">${properties.map(
      ([name, property]) => isSchema(property) && propertyRow(name, property, schema.required ?? [], known),
    )}</dl>`
  }${nested.map((part) => inner(part, known))}`
}

function propertyRow(name: string, schema: JsonSchema, required: readonly string[], known: KnownIds): Markup {
  return markup`<div><dt><code>${name}</code>${required.includes(name) && markup` <span class="required">required</span>`}</dt>
<dd><span class="type">${typeOf(schema)}</span> ${limitsOf(schema)}${prose(schema['description'] as string | undefined, known)}${marksOf(schema)}${examplesOf(schema)}${inner(schema, known)}</dd></div>`
}

/** The rules and assumptions that a schema cites. */
function marksOf(schema: JsonSchema): Markup {
  const rules = idsAt(schema, 'x-rule')
  const assumptions = idsAt(schema, 'x-assumption')
  if (rules.length + assumptions.length === 0) return markup``
  return markup`<p class="marks">${chips('rule', rules)}${chips('assumption', assumptions)}</p>`
}

const examplesOf = ({ examples }: JsonSchema): Markup =>
  Array.isArray(examples) ? markup`<p class="limits">for example ${codes(examples)}</p>` : markup``

/** Conditions that can only be shown as JSON Schema. */
function rest(schema: JsonSchema): Markup {
  const others = Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => !DESCRIBED_ELSEWHERE.has(keyword)),
  )
  return Object.keys(others).length === 0
    ? markup``
    : markup`<details><summary>Further conditions</summary>${json(others)}</details>`
}

/** The ids under an `x-` keyword, which contains one id or a list of ids. */
export const idsAt = (node: object, word: 'x-rule' | 'x-assumption'): string[] =>
  [(node as Record<string, unknown>)[word] ?? []].flat().map(String)

const joined = (parts: readonly Markup[], separator: string): Markup =>
  markup`${parts.map((part, index) => markup`${index > 0 && separator}${part}`)}`
const codes = (values: readonly unknown[]): Markup =>
  joined(
    values.map((value) => markup`<code>${typeof value === 'string' ? value : JSON.stringify(value)}</code>`),
    ' ',
  )
const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ''
const isSchema = (node: unknown): node is JsonSchema =>
  typeof node === 'object' && node !== null && !Array.isArray(node)
const schemasAt = (schema: JsonSchema, ...keywords: readonly string[]): JsonSchema[] =>
  keywords.flatMap((keyword) => [schema[keyword] ?? []].flat().filter(isSchema))
