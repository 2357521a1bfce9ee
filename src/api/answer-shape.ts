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
export const namesIn = (names = ''): readonly (readonly [name: string, isRequired: boolean])[] =>
  names === '' ? [] : names.split(' ').map((name) => [name.replace('?', ''), !name.endsWith('?')] as const)

/** The names of all properties that an object must have. */
export const requiredOf = ({ text, number, flag, list, any, parts = {} }: Shape): readonly string[] =>
  [text, number, flag, list, any, Object.keys(parts).join(' ')].flatMap((names) =>
    namesIn(names).flatMap(([name, isRequired]) => (isRequired ? [name] : [])),
  )
