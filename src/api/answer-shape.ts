import { NOT_RECEIVED } from '@/base/not-received-text.ts'

/**
 * What the contract says of an object in an answer: the names of its properties by kind, separated by spaces. One that may
 * be absent or `null` ends in a question mark. Generated, one file per schema, so that an answer comes with what it needs.
 */
export interface Shape {
  readonly text?: string
  readonly number?: string
  readonly flag?: string
  /** Lists of values. */
  readonly list?: string
  /** Objects whose names are data, and whatever has no type. */
  readonly any?: string
  /** Objects, and lists of objects. */
  readonly parts?: Readonly<Record<string, AnswerShape>>
}
/** One object, a list of them, or a list of values, of which nothing more is said. */
export type AnswerShape = Shape | readonly [Shape?]

/** The record of an answer, or what it says of each row. */
export const isList = (shape: AnswerShape): shape is readonly [Shape?] => Array.isArray(shape)

/** The names of a kind, without the question mark. */
const namesIn = (names = ''): readonly (readonly [name: string, isRequired: boolean])[] =>
  names === '' ? [] : names.split(' ').map((name) => [name.replace('?', ''), !name.endsWith('?')] as const)

/** The names of all properties that an object must have. */
export const requiredOf = ({ text, number, flag, list, any, parts = {} }: Shape): readonly string[] =>
  [text, number, flag, list, any, Object.keys(parts).join(' ')].flatMap((names) =>
    namesIn(names).flatMap(([name, isRequired]) => (isRequired ? [name] : [])),
  )

/** A property that is a value, or a list of values. */
export interface Kind {
  readonly name: string
  readonly kind: 'text' | 'number' | 'flag' | 'list' | 'any'
  readonly isRequired: boolean
  /** Whether this is what the contract says, if it is there. */
  readonly isValue: (value: unknown) => boolean
}

const IS_VALUE: Readonly<Record<Kind['kind'], Kind['isValue']>> = {
  // An answer that came through a worker has what stands in for a text that was not received.
  text: (value) => typeof value === 'string' && value !== NOT_RECEIVED,
  number: (value) => typeof value === 'number' && !Number.isNaN(value),
  flag: (value) => typeof value === 'boolean',
  list: (value) => Array.isArray(value) && !value.includes(null),
  any: (value) => value !== undefined && value !== null,
}

const kinds = new WeakMap<Shape, readonly Kind[]>()

/** The properties of an object that are no objects themselves. */
export function kindsOf(shape: Shape): readonly Kind[] {
  const known = kinds.get(shape)
  if (known) return known
  const made = (['text', 'number', 'flag', 'list', 'any'] as const).flatMap((kind) =>
    namesIn(shape[kind]).map(([name, isRequired]) => ({ name, kind, isRequired, isValue: IS_VALUE[kind] })),
  )
  kinds.set(shape, made)
  return made
}
