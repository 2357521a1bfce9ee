/**
 * Checks values by schemas of the contract that come as data. ajv's compiled functions are five times as large for the
 * browser. It knows the keywords that our requests use, and finds what ajv finds: `scripts/generate/validators.ts`
 * refuses other keywords, and the test beside it compares both.
 */
import type { ErrorObject } from 'ajv'
import codePoints from './code-points.ts'
import deepEqual from './deep-equal.ts'

/** One mistake, as ajv reports it. */
export type Finding = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params' | 'message'>

/** Returns whether a value is valid. `errors` has the mistakes of the last value. */
export interface Validator {
  (value: unknown): boolean
  errors?: readonly Finding[] | null
}

/** A schema without its words. A reference is replaced by the schema it names. */
export interface Schema {
  readonly [keyword: string]: unknown
}

/** A function of `openapi/formats/`. */
type Format =
  | ((text: string) => boolean)
  | { readonly type: 'number'; readonly validate: (value: number) => boolean }

export function validator(schema: Schema): Validator {
  let check: Check | undefined
  const validate: Validator = (value) => {
    check ??= toCheck(schema)
    const found: Finding[] = []
    check(value, '', found)
    validate.errors = found.length > 0 ? found : null
    return found.length === 0
  }
  return validate
}

type Check = (value: unknown, at: string, found: Finding[]) => void

const toCheck = (schema: Schema): Check => {
  const checks = Object.entries(KEYWORDS).flatMap(([keyword, toCheckOf]) =>
    keyword in schema ? [toCheckOf(schema[keyword] as never, schema)] : [],
  )
  return (value, at, found) => {
    for (const check of checks) check(value, at, found)
  }
}

type Items = readonly unknown[]
type Fields = Readonly<Record<string, unknown>>
const isNumber = (value: unknown): value is number => Number.isFinite(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isList = (value: unknown): value is Items => Array.isArray(value)
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isAny = (_value: unknown): _value is unknown => true

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: isText,
  number: isNumber,
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: isList,
  object: isObject,
}

/** A keyword about values of one type: what it asks holds for them, or is a mistake with these params. */
const keyword =
  <Value, Asked>(
    name: string,
    is: (value: unknown) => value is Value,
    holds: (value: Value, asked: Asked) => boolean,
    toParams: (asked: Asked) => object = () => ({}),
  ) =>
  (asked: Asked): Check =>
  (value, at, found) => {
    if (is(value) && !holds(value, asked))
      found.push({ keyword: name, instancePath: at, params: toParams(asked) })
  }
const limit = <Value>(
  name: string,
  is: (value: unknown) => value is Value,
  holds: (value: Value, limit: number) => boolean,
) => keyword(name, is, holds, (asked) => ({ limit: asked }))

const sizeOf = (value: Fields): number => Object.keys(value).length

/** By keyword, in the order in which ajv reports. */
const KEYWORDS = {
  type: keyword(
    'type',
    isAny,
    (value, types: string | readonly string[]) => [types].flat().some((type) => TYPES[type]?.(value)),
    (type) => ({ type }),
  ),
  maximum: limit('maximum', isNumber, (value, most) => value <= most),
  minimum: limit('minimum', isNumber, (value, least) => value >= least),
  exclusiveMinimum: limit('exclusiveMinimum', isNumber, (value, below) => value > below),
  maxLength: limit('maxLength', isText, (text, most) => codePoints(text) <= most),
  minLength: limit('minLength', isText, (text, least) => codePoints(text) >= least),
  pattern: (pattern: string): Check => {
    const expression = new RegExp(pattern, 'u')
    return keyword(
      'pattern',
      isText,
      (text) => expression.test(text),
      () => ({ pattern }),
    )(undefined)
  },
  format: (name: string, { check }: Schema): Check => {
    const format = check as Format
    const toParams = () => ({ format: name })
    return isObject(format)
      ? keyword('format', isNumber, format.validate, toParams)(undefined)
      : keyword('format', isText, format, toParams)(undefined)
  },
  const: keyword('const', isAny, deepEqual),
  enum: keyword('enum', isAny, (value, values: Items) => values.some((one) => deepEqual(one, value))),
  not: (schema: Schema): Check => {
    const isRefused = validator(schema)
    return keyword('not', isAny, (value) => !isRefused(value))(undefined)
  },
  maxItems: limit('maxItems', isList, (items, most) => items.length <= most),
  minItems: limit('minItems', isList, (items, least) => items.length >= least),
  uniqueItems: keyword('uniqueItems', isList, isUnique),
  items: (schema: Schema): Check => {
    const check = toCheck(schema)
    return (value, at, found) => {
      if (isList(value)) value.forEach((item, index) => check(item, `${at}/${index}`, found))
    }
  },
  maxProperties: limit('maxProperties', isObject, (value, most) => sizeOf(value) <= most),
  minProperties: limit('minProperties', isObject, (value, least) => sizeOf(value) >= least),
  required: (names: readonly string[]): Check => {
    const checks = names.map((missingProperty) =>
      keyword(
        'required',
        isObject,
        (value) => value[missingProperty] !== undefined,
        () => ({ missingProperty }),
      )(undefined),
    )
    return (value, at, found) => checks.forEach((check) => check(value, at, found))
  },
  propertyNames: (schema: Schema): Check => {
    const check = toCheck(schema)
    return (value, at, found) => {
      if (isObject(value)) Object.keys(value).forEach((name) => check(name, at, found))
    }
  },
  additionalProperties: (asked: Schema | false, { properties = {} }: Schema): Check => {
    const known = new Set(Object.keys(properties as Schema))
    const check = asked && toCheck(asked)
    return (value, at, found) => {
      if (!isObject(value)) return
      for (const additionalProperty of Object.keys(value).filter((name) => !known.has(name)))
        if (check) check(value[additionalProperty], `${at}/${escaped(additionalProperty)}`, found)
        else found.push({ keyword: 'additionalProperties', instancePath: at, params: { additionalProperty } })
    }
  },
  properties: (schemas: Readonly<Record<string, Schema>>): Check => {
    const checks = Object.entries(schemas).map(([name, schema]) => [name, toCheck(schema)] as const)
    return (value, at, found) => {
      if (!isObject(value)) return
      for (const [name, check] of checks)
        if (value[name] !== undefined) check(value[name], `${at}/${escaped(name)}`, found)
    }
  },
} as const

/** The keywords that schemas of requests may have. */
export const isKnownKeyword = (name: string): boolean => name in KEYWORDS

function isUnique(items: Items): boolean {
  if (new Set(items).size < items.length) return false
  const objects = items.filter((item) => typeof item === 'object')
  return objects.every((one, index) => !objects.slice(index + 1).some((other) => deepEqual(one, other)))
}

/** A name as a part of a JSON pointer. */
const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
