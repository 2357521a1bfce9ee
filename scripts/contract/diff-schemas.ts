/**
 * Compares two schemas of the contract and decides whom a change breaks. A narrower request refuses values that callers
 * send. A wider response contains values that callers do not expect.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Contract, JsonSchema } from '../../openapi/contract-types.ts'

export type Direction = 'request' | 'response'
export interface Change {
  /** The place of the change: `POST /user/get`, or a schema with a property. */
  readonly at: string
  readonly text: string
  readonly breaking: boolean
}
/** A schema, and the contract in which its references are resolved. */
export interface Side {
  readonly contract: Contract
  readonly schema: JsonSchema
}
/** `other` is neither wider nor narrower, so it breaks in both directions. */
type Effect = 'narrower' | 'wider' | 'other'

/** Lower and upper limits, with the meaning of an absent limit. */
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']
/** Keywords whose values can only be compared for equality. */
const OPAQUE = [
  'pattern',
  'format',
  'multipleOf',
  'contentMediaType',
  'contentEncoding',
  'propertyNames',
  'x-reference',
  'x-signed',
  'x-unit',
  'x-notation',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'dependentRequired',
  'dependentSchemas',
  'patternProperties',
]

/** The changes from one schema to another, including the schemas that they refer to. `at` names the place. */
export function schemaChanges(
  before: Side,
  after: Side,
  direction: Direction,
  at: string,
  seen: Set<string> = new Set(),
): Change[] {
  const names = [before.schema.$ref, after.schema.$ref]
  const place = names[1] === undefined ? at : nameOf(names[1])
  if (names[0] !== undefined && names[1] !== undefined) {
    const pair = names.join(' ')
    if (seen.has(pair)) return []
    seen.add(pair)
  }
  const old = { contract: before.contract, schema: flattened(before) }
  const now = { contract: after.contract, schema: flattened(after) }
  const change = (text: string, effect: Effect): Change => ({
    at: place,
    text: `${direction}: ${text}`,
    breaking: effect === 'other' || effect === (direction === 'request' ? 'narrower' : 'wider'),
  })
  const innerChanges = (from: JsonSchema, to: JsonSchema, step: string): Change[] =>
    schemaChanges(
      { contract: old.contract, schema: from },
      { contract: now.contract, schema: to },
      direction,
      place + step,
      seen,
    )
  return [
    ...typeChanges(old.schema, now.schema, change),
    ...valueChanges(old.schema, now.schema, direction, change),
    ...limitChanges(old.schema, now.schema, change),
    ...opaqueChanges(old.schema, now.schema, direction, change),
    ...propertyChanges(old.schema, now.schema, direction, change, innerChanges),
    ...opennessChanges(old.schema, now.schema, direction, change, innerChanges),
    ...partChanges('items', '[]', old.schema, now.schema, change, innerChanges),
    ...partChanges('contentSchema', '', old.schema, now.schema, change, innerChanges),
    ...choiceChanges(old.schema, now.schema, change, innerChanges),
  ]
}

/** Describes a change at the compared place. */
type CreateChange = (text: string, effect: Effect) => Change
/** Compares two inner schemas. `step` is appended to the place. */
type Inner = (from: JsonSchema, to: JsonSchema, step: string) => Change[]

function typeChanges(old: JsonSchema, now: JsonSchema, change: CreateChange): Change[] {
  const [from, to] = [typesOf(old), typesOf(now)]
  if (isDeepStrictEqual(from, to)) return []
  const text = `type ${describe(from)} → ${describe(to)}`
  const covers = (wide: string[] | undefined, narrow: string[] | undefined): boolean =>
    wide === undefined ||
    (narrow !== undefined &&
      narrow.every((type) => wide.includes(type) || (type === 'integer' && wide.includes('number'))))
  if (covers(to, from)) return [change(text, 'wider')]
  return [change(text, covers(from, to) ? 'narrower' : 'other')]
}

const typesOf = ({ type }: JsonSchema): string[] | undefined =>
  type === undefined ? undefined : [type].flat().map(String).sort()
const describe = (types: readonly string[] | undefined): string => types?.join(' or ') ?? 'any'

function valueChanges(
  old: JsonSchema,
  now: JsonSchema,
  direction: Direction,
  change: CreateChange,
): Change[] {
  const [from, to] = [valuesOf(old), valuesOf(now)]
  if (from === undefined && to === undefined) return []
  if (from === undefined) return [change(`only ${list(to ?? [])} from now on`, 'narrower')]
  if (to === undefined) return [change(`any value, no longer only ${list(from)}`, 'wider')]
  const added = to.filter((value) => !from.some((other) => isDeepStrictEqual(other, value)))
  const removed = from.filter((value) => !to.some((other) => isDeepStrictEqual(other, value)))
  // Clients of an extensible list expect unknown values, so a new value in a response breaks nothing.
  const isOpen = direction === 'response' && old['x-extensible'] === true
  return [
    ...(removed.length > 0 ? [change(`value ${list(removed)} removed`, 'narrower')] : []),
    ...(added.length > 0 ? [change(`value ${list(added)} added`, isOpen ? 'narrower' : 'wider')] : []),
  ]
}

function valuesOf(schema: JsonSchema): unknown[] | undefined {
  if ('const' in schema) return [schema['const']]
  return Array.isArray(schema['enum']) ? schema['enum'] : undefined
}
const list = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ')

function limitChanges(old: JsonSchema, now: JsonSchema, change: CreateChange): Change[] {
  const compare = (keyword: string, absent: number, raised: Effect, lowered: Effect): Change[] => {
    const [from, to] = [old[keyword] ?? absent, now[keyword] ?? absent].map(Number)
    if (from === to || from === undefined || to === undefined) return []
    return [change(`${keyword} ${show(old[keyword])} → ${show(now[keyword])}`, to > from ? raised : lowered)]
  }
  return [
    ...LOWER.flatMap((keyword) => compare(keyword, -Infinity, 'narrower', 'wider')),
    ...UPPER.flatMap((keyword) => compare(keyword, Infinity, 'wider', 'narrower')),
    ...compare('uniqueItems', 0, 'narrower', 'wider'),
  ]
}

function opaqueChanges(
  old: JsonSchema,
  now: JsonSchema,
  direction: Direction,
  change: CreateChange,
): Change[] {
  const found = OPAQUE.flatMap((keyword) => {
    const [from, to] = [old[keyword], now[keyword]]
    if (isDeepStrictEqual(from, to)) return []
    const effect = from === undefined ? 'narrower' : to === undefined ? 'wider' : 'other'
    return [change(`${keyword} ${show(from)} → ${show(to)}`, effect)]
  })
  // A new default documents what was undefined before. Changing or removing a default changes the meaning of an omitted
  // value.
  const [from, to] = [old['default'], now['default']]
  if (direction === 'response' || isDeepStrictEqual(from, to)) return found
  return [...found, change(`default ${show(from)} → ${show(to)}`, from === undefined ? 'wider' : 'other')]
}

const show = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value))

function propertyChanges(
  old: JsonSchema,
  now: JsonSchema,
  direction: Direction,
  change: CreateChange,
  inner: Inner,
): Change[] {
  const [from, to] = [propertiesOf(old), propertiesOf(now)]
  const [requiredBefore, requiredNow] = [new Set(old.required), new Set(now.required)]
  const removed = Object.keys(from)
    .filter((name) => !(name in to))
    .map((name) => change(`\`${name}\` removed`, 'other'))
  const others = Object.entries(to).flatMap(([name, schema]) => {
    const before = from[name]
    if (before === undefined) {
      const isRequiredInput = direction === 'request' && requiredNow.has(name)
      const effect = isRequiredInput || direction === 'response' ? 'narrower' : 'wider'
      return [change(`\`${name}\` added${requiredNow.has(name) ? ', required' : ''}`, effect)]
    }
    return [
      ...(requiredNow.has(name) && !requiredBefore.has(name)
        ? [change(`\`${name}\` required`, 'narrower')]
        : []),
      ...(requiredBefore.has(name) && !requiredNow.has(name)
        ? [change(`\`${name}\` no longer required`, 'wider')]
        : []),
      ...inner(before, schema, `.${name}`),
    ]
  })
  return [...removed, ...others]
}

/** The schema of list items, or of the rows in a file. */
function partChanges(
  keyword: string,
  step: string,
  old: JsonSchema,
  now: JsonSchema,
  change: CreateChange,
  inner: Inner,
): Change[] {
  const [from, to] = [old[keyword], now[keyword]]
  if (isSchema(from) && isSchema(to)) return inner(from, to, step)
  if (!isSchema(from) && !isSchema(to)) return []
  return [isSchema(to) ? change(`${keyword} added`, 'narrower') : change(`${keyword} removed`, 'wider')]
}

/** Undeclared properties. In responses, clients ignore them, so only their schema counts. */
function opennessChanges(
  old: JsonSchema,
  now: JsonSchema,
  direction: Direction,
  change: CreateChange,
  inner: Inner,
): Change[] {
  return ['additionalProperties', 'unevaluatedProperties'].flatMap((keyword) => {
    const [from, to] = [old[keyword] ?? true, now[keyword] ?? true]
    if (isSchema(from) && isSchema(to)) return inner(from, to, '.*')
    if (isDeepStrictEqual(from, to) || (direction === 'response' && !isSchema(from) && !isSchema(to)))
      return []
    const width = (value: unknown): number => (value === false ? 0 : value === true ? 2 : 1)
    return [change(`${keyword} ${show(from)} → ${show(to)}`, width(to) > width(from) ? 'wider' : 'narrower')]
  })
}

/** `oneOf` and `anyOf`: alternatives are matched by name or shape, the others by position. */
function choiceChanges(old: JsonSchema, now: JsonSchema, change: CreateChange, inner: Inner): Change[] {
  return ['oneOf', 'anyOf'].flatMap((keyword) => {
    const [from, to] = [schemasAt(old, keyword), schemasAt(now, keyword)]
    if (from.length === 0 && to.length > 0) return [change(`${keyword} added`, 'narrower')]
    if (to.length === 0 && from.length > 0) return [change(`${keyword} removed`, 'wider')]
    const rest = [...to]
    const unmatched: JsonSchema[] = []
    const named = from.flatMap((schema) => {
      const index = rest.findIndex(
        (other) =>
          (schema.$ref !== undefined && schema.$ref === other.$ref) || isDeepStrictEqual(schema, other),
      )
      const match = index < 0 ? undefined : rest.splice(index, 1)[0]
      if (match !== undefined) return inner(schema, match, '')
      unmatched.push(schema)
      return []
    })
    const ordered = unmatched.flatMap((schema) => {
      const next = rest.shift()
      if (next === undefined) return [change(`alternative ${titleOf(schema)} removed`, 'narrower')]
      return inner(schema, next, '')
    })
    return [
      ...named,
      ...ordered,
      ...rest.map((schema) => change(`alternative ${titleOf(schema)} added`, 'wider')),
    ]
  })
}

const titleOf = (schema: JsonSchema): string =>
  schema.$ref === undefined ? JSON.stringify(schema['type'] ?? 'any') : nameOf(schema.$ref)

/** Resolves references and merges `allOf` at the top of a schema. */
function flattened({ contract, schema }: Side): JsonSchema {
  const { $ref, allOf = [], ...own } = schema
  const target = $ref === undefined ? undefined : contract.components.schemas[nameOf($ref)]
  const parts = [...(target ? [target] : []), ...allOf].map((part) => flattened({ contract, schema: part }))
  return [...parts, own].reduce((all, part) => merged(all, part), {})
}

/** Both schemas as one. A property that both have must match both. */
function merged(one: JsonSchema, other: JsonSchema): JsonSchema {
  const properties = { ...propertiesOf(one) }
  for (const [name, schema] of Object.entries(propertiesOf(other)))
    properties[name] = name in properties ? { allOf: [properties[name] ?? {}, schema] } : schema
  const required = [...new Set([...(one.required ?? []), ...(other.required ?? [])])]
  return {
    ...one,
    ...other,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  }
}

const isSchema = (node: unknown): node is JsonSchema =>
  typeof node === 'object' && node !== null && !Array.isArray(node)
const schemasAt = (schema: JsonSchema, keyword: string): JsonSchema[] =>
  [schema[keyword] ?? []].flat().filter(isSchema)

function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  const { properties } = schema
  if (!isSchema(properties)) return {}
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, part]) => (isSchema(part) ? [[name, part]] : [])),
  )
}

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ''
