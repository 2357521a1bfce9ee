import { NOT_RECEIVED } from '@/base/not-received-text.ts'

/**
 * The properties of an object in a response, as in the contract: their names by type, separated by spaces. A name that
 * ends in a question mark may be absent or `null`. Generated, one file per schema, so that each call loads only what it
 * needs.
 */
export interface Shape {
  readonly text?: string
  readonly number?: string
  readonly flag?: string
  /** Lists of values. */
  readonly list?: string
  /** Objects whose property names are data, and properties without a type. */
  readonly any?: string
  /** Objects, and lists of objects. */
  readonly parts?: Readonly<Record<string, ResponseShape>>
}
/** An object, a list of objects, or a list of values, which has no more details. */
export type ResponseShape = Shape | readonly [Shape?]

/** Whether the response is a list. Otherwise the shape describes the record. */
export const isList = (shape: ResponseShape): shape is readonly [Shape?] => Array.isArray(shape)

/** The names of a type, without the question mark. */
const namesIn = (names = ''): readonly (readonly [name: string, isRequired: boolean])[] =>
  names === '' ? [] : names.split(' ').map((name) => [name.replace('?', ''), !name.endsWith('?')] as const)

/** The names of all properties that an object must have. */
export const requiredOf = ({ text, number, flag, list, any, parts = {} }: Shape): readonly string[] =>
  [text, number, flag, list, any, Object.keys(parts).join(' ')].flatMap((names) =>
    namesIn(names).flatMap(([name, isRequired]) => (isRequired ? [name] : [])),
  )

/** A property that is a value, or a list of values. */
export interface ValueProperty {
  readonly name: string
  readonly kind: 'text' | 'number' | 'flag' | 'list' | 'any'
  readonly isRequired: boolean
  /** Whether a present value has the type of the contract. */
  readonly isValue: (value: unknown) => boolean
}

const IS_VALUE: Readonly<Record<ValueProperty['kind'], ValueProperty['isValue']>> = {
  // A response that came through a worker has the placeholder for a text that was not received.
  text: (value) => typeof value === 'string' && value !== NOT_RECEIVED,
  number: (value) => typeof value === 'number' && !Number.isNaN(value),
  flag: (value) => typeof value === 'boolean',
  list: (value) => Array.isArray(value) && !value.includes(null),
  any: (value) => value !== undefined && value !== null,
}

const cache = new WeakMap<Shape, readonly ValueProperty[]>()

/** The properties of an object that are not objects themselves. */
export function valuePropertiesOf(shape: Shape): readonly ValueProperty[] {
  const known = cache.get(shape)
  if (known) return known
  const made = (['text', 'number', 'flag', 'list', 'any'] as const).flatMap((kind) =>
    namesIn(shape[kind]).map(([name, isRequired]) => ({ name, kind, isRequired, isValue: IS_VALUE[kind] })),
  )
  cache.set(shape, made)
  return made
}
