/** Responses as in a problem report: the sandbox's own, with the recorded shape and faults. */
import type { ContractOperation, JsonSchema } from '~openapi/contract-types.ts'
import type { BodyShape, RecordedCall, ShapeViolation } from '@/base/recorder.ts'
import { responseSchema, isObject, itemsOf, merged } from './response-schema.ts'

/** The maximum number of rows: longer lists show nothing more. */
const MAX_ROWS = 200

/** The body of a sandbox response with the recorded shape. */
export function asRecorded(
  body: unknown,
  { body: shape, wrong: violations = [] }: RecordedCall,
  operation: ContractOperation,
): unknown {
  const schema = responseSchema(operation) ?? {}
  const fitted = shape === undefined ? body : fit(body, shape, schema)
  return violations.reduce(withViolation, fitted)
}

/** Gives a value the lengths, absent properties and nulls of a shape. */
function fit(value: unknown, shape: BodyShape, schema: JsonSchema): unknown {
  if (typeof shape === 'string') {
    const [kind, length] = shape.split(' ')
    if (kind === 'null') return null
    if (kind === 'string' && typeof value === 'string' && allowsAnyText(schema))
      return withLength(value, Number(length))
    if (kind === 'list' && Array.isArray(value)) return withCount(value, Number(length), (one) => one)
    return value
  }
  if (isRows(shape)) {
    if (!Array.isArray(value)) return value
    const [count, first] = shape
    const [head, ...others] = withCount(value, count, anotherRow)
    if (head === undefined) return []
    return [first === undefined ? head : fit(head, first, itemsOf(schema)), ...others]
  }
  if (!isObject(value)) return value
  const { properties = {} } = merged(schema)
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const part = shape[name]
      // A name outside the contract cannot have been recorded.
      if (part === undefined) return name in properties ? [] : [[name, one]]
      return [[name, isIdentity(name) ? one : fit(one, part, properties[name] ?? {})]]
    }),
  )
}

const isRows = (shape: BodyShape): shape is readonly [number, BodyShape?] => Array.isArray(shape)

/** Whether any text is valid. */
const allowsAnyText = (schema: JsonSchema): boolean => {
  const full = merged(schema)
  return !['enum', 'const', 'format', 'pattern'].some((name) => name in full)
}

/** Whether the property is an id. Ids are kept, because the sandbox finds its records by them. */
const isIdentity = (name: string): boolean => /(?:^|[a-z])(?:id|Id|uuid|UUID)$/.test(name)

const withLength = (text: string, length: number): string =>
  text.length === length ? text : text.slice(0, length).padEnd(length, 'x')

function withCount(
  values: readonly unknown[],
  count: number,
  more: (one: unknown, at: number) => unknown,
): unknown[] {
  const size = Math.min(count, MAX_ROWS)
  const missing = values.length === 0 ? 0 : Math.max(0, size - values.length)
  return [
    ...values.slice(0, size),
    ...Array.from({ length: missing }, (_none, at) => more(values.at(-1), at)),
  ]
}

/** A copy of a row, as another record. */
const anotherRow = (row: unknown, at: number): unknown =>
  isObject(row) && typeof row['ospId'] === 'string' ? { ...row, ospId: `${row['ospId']}-${at}` } : row

/** The value with a contract violation at one place. A place that the sandbox's response does not have is skipped. */
function withViolation(value: unknown, { at, is }: ShapeViolation): unknown {
  // `content[2].owner` is the names `content`, `2` and `owner`.
  const names = at.replaceAll('[', '.').replaceAll(']', '').split('.').filter(Boolean)
  return change(value, names, is)
}

function change(value: unknown, [name, ...inner]: readonly string[], is: ShapeViolation['is']): unknown {
  if (name === undefined) return REPLACEMENTS[is](value)
  if (Array.isArray(value))
    return value.map((one: unknown, index) =>
      name === '*' || Number(name) === index ? change(one, inner, is) : one,
    )
  if (!isObject(value)) return value
  if (inner.length > 0 && !(name in value)) return value
  const changed = change(value[name], inner, is)
  const { [name]: _old, ...others } = value
  return changed === undefined ? others : { ...value, [name]: changed }
}

/** The value that replaces the correct one. */
const REPLACEMENTS: Readonly<Record<ShapeViolation['is'], (correct: unknown) => unknown>> = {
  undefined: () => undefined,
  null: () => null,
  string: (correct) => (typeof correct === 'number' ? String(correct) : 'text'),
  number: () => 7,
  boolean: () => true,
  list: () => [],
  object: () => ({}),
  page: () => undefined,
  another: () => 'another-1',
}
