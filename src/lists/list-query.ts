import { isIdentifier } from '@/base/identifier.ts'
import isDate from '~openapi/formats/date.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'

/** How one query parameter of a list is read and written. */
export interface ListParam<Value> {
  /** Returns the value of a text in the address. An invalid or missing text gives the default. */
  read(given: string | undefined): Value
  /** Returns the text for the address. `undefined` for the default, which is left out. */
  write(value: Value): string | undefined
  /** Text that the user typed, such as the search. It may name a person. */
  readonly isText?: true
  /** Applies only to the current page, such as the selected budget of a user. Saved views do not contain it. */
  readonly isOfPage?: true
}
/** The number of rows per page. */
export interface SizeParam extends ListParam<number> {
  readonly sizes: readonly number[]
}
/** The order of a list: `name` is ascending, `-name` descending. */
export interface SortParam<Value extends string | undefined> extends ListParam<Value> {
  /** The ids of the columns that can be sorted. */
  readonly keys: readonly string[]
}
/** The search of a list. */
export interface SearchParam extends ListParam<string> {
  /** The minimum number of characters to search. */
  readonly from: number
}
export type ListSchema = Readonly<Record<string, ListParam<unknown>>> & {
  readonly page?: ListParam<number>
  readonly size?: SizeParam
  readonly sort?: SortParam<string | undefined>
  readonly search?: SearchParam
}
export type ListQuery<Schema extends ListSchema> = {
  readonly [Name in keyof Schema]: NonNullable<Schema[Name]> extends ListParam<infer Value> ? Value : never
}

/** Free text of at most `max` characters, trimmed. A text of fewer than `from` characters does not search. */
export const text = ({ from = 1, max = 200 } = {}): SearchParam => ({
  read: (given = '') => [...given.trim()].slice(0, max).join('').trim(),
  write: (value) => value.trim() || undefined,
  isText: true,
  from,
})

/** One of these values. `fallback` is the default. */
export const oneOf = <const Word extends string>(
  words: readonly Word[],
  fallback: Word,
): ListParam<Word> => ({
  read: (given) => words.find((word) => word === given) ?? fallback,
  write: (value) => (value === fallback ? undefined : value),
})

/** One of these values, or not set. */
export const optionalOneOf = <const Word extends string>(
  words: readonly Word[],
): ListParam<Word | undefined> => ({
  read: (given) => words.find((word) => word === given),
  write: (value) => value,
})

/** The order of a list by one of these columns, ascending or descending. */
export const sortBy = <const Key extends string>(
  keys: readonly Key[],
  fallback: NoInfer<Key | `-${Key}`>,
): SortParam<Key | `-${Key}`> => ({
  ...oneOf(
    keys.flatMap((key): (Key | `-${Key}`)[] => [key, `-${key}`]),
    fallback,
  ),
  keys,
})

/** Like `sortBy`, but without a default: the rows keep the order of the server until the user sorts. */
export const sortableBy = <const Key extends string>(
  keys: readonly Key[],
): SortParam<Key | `-${Key}` | undefined> => ({
  keys,
  read: (given) =>
    keys.flatMap((key): (Key | `-${Key}`)[] => [key, `-${key}`]).find((word) => word === given),
  write: (value) => value,
})

/** Yes, no, or not set. */
export const flag = (): ListParam<boolean | undefined> => ({
  read: (given) => (given === 'yes' ? true : given === 'no' ? false : undefined),
  write: (value) => (value === undefined ? undefined : value ? 'yes' : 'no'),
})

/** The identifier of a record, or not set. */
export const id = (): ListParam<string | undefined> => ({
  read: (given) => (given !== undefined && isIdentifier(given) ? given : undefined),
  write: (value) => value,
})

/** A parameter that does not apply to this viewer. It is never set, even if the address contains it. */
export const ignored = (): ListParam<string | undefined> => ({
  read: () => undefined,
  write: () => undefined,
})

/** Marks a parameter as applying only to the current page. */
export const ofPage = <Value>(param: ListParam<Value>): ListParam<Value> => ({ ...param, isOfPage: true })

/** A day, `yyyy-MM-dd`, or not set. */
export const day = (): ListParam<string | undefined> => ({
  read: (given) => (given !== undefined && isDate(given) ? given : undefined),
  write: (value) => value,
})

/** The first and last day of a period filter. Swaps them if the user entered them in reverse order. */
export function periodOf(query: { readonly from: string | undefined; readonly to: string | undefined }): {
  readonly dateFrom?: string
  readonly dateTo?: string
} {
  const isReversed = query.from !== undefined && query.to !== undefined && query.to < query.from
  const [dateFrom, dateTo] = isReversed ? [query.to, query.from] : [query.from, query.to]
  return withoutUndefined({ dateFrom, dateTo })
}

/** The page: zero-based in code, one-based for users and in the address (R283). */
export const page = (): ListParam<number> => ({
  read: (given) => (given !== undefined && /^[1-9]\d{0,5}$/.test(given) ? Number(given) - 1 : 0),
  write: (value) => (value === 0 ? undefined : String(value + 1)),
})

/** Rows per page: one of these sizes. The first one is the default. */
export const size = (sizes: readonly [number, ...number[]]): SizeParam => ({
  sizes,
  read: (given) => sizes.find((rows) => String(rows) === given) ?? sizes[0],
  write: (value) => (value === sizes[0] ? undefined : String(value)),
})

/** Page and rows per page, of a list that the server pages. */
export const paged = (sizes: readonly [number, ...number[]]) => ({ page: page(), size: size(sizes) })

/** The parameters that define how a list is displayed. All others define which rows it has. */
const DISPLAY_PARAMS = ['page', 'size', 'sort']

export interface ListDisplay {
  readonly page: number
  readonly size: number
  readonly sizes: readonly number[]
  readonly sort: string | undefined
  /** The search. `undefined` when the list cannot be searched. */
  readonly text: string | undefined
}

/** Reads how an address displays a list. A list without paging has one page. */
export function displayOf({ page, size, sort, search }: ListSchema, query: string): ListDisplay {
  const given = new URLSearchParams(query)
  const of = (name: string): string | undefined => given.get(name) ?? undefined
  return {
    page: page?.read(of('page')) ?? 0,
    size: size?.read(of('size')) ?? 0,
    sizes: size?.sizes ?? [],
    sort: sort?.read(of('sort')),
    text: search?.read(of('search')),
  }
}

/** The names of the search and filter parameters. */
export const filtersOf = (schema: ListSchema): readonly string[] =>
  Object.keys(schema).filter((name) => !DISPLAY_PARAMS.includes(name))

/** The names of the filters that are set, without the search. */
export const setFilters = <Schema extends ListSchema>(
  schema: Schema,
  query: ListQuery<Schema>,
): readonly string[] =>
  filtersOf(schema).filter((name) => !schema[name]?.isText && schema[name]?.write(query[name]) !== undefined)

/** The search and filters of a list as one text, without those that apply only to the current page. */
export const foundBy = <Schema extends ListSchema>(schema: Schema, query: ListQuery<Schema>): string =>
  filtersOf(schema)
    .filter((name) => !schema[name]?.isOfPage)
    .map((name) => schema[name]?.write(query[name]) ?? '')
    .join('\n')

export const isSearched = <Schema extends ListSchema>(schema: Schema, query: ListQuery<Schema>): boolean =>
  Object.keys(schema).some((name) => schema[name]?.isText && schema[name]?.write(query[name]) !== undefined)

/** Whether a search or filters are set. Then an empty result means that nothing matches. */
export const isFiltered = <Schema extends ListSchema>(schema: Schema, query: ListQuery<Schema>): boolean =>
  filtersOf(schema).some((name) => schema[name]?.write(query[name]) !== undefined)

/** Whether a saved view contains a parameter. It leaves out the search, which may name a person, and the page. */
const isKept = (schema: ListSchema, name: string): boolean =>
  name !== 'page' && !schema[name]?.isText && !schema[name]?.isOfPage

/** The part of a query that a saved view contains, in a fixed order. Empty for the initial state of a list. */
export function viewOf<Schema extends ListSchema>(schema: Schema, query: ListQuery<Schema>): string {
  const view = new URLSearchParams()
  for (const name of Object.keys(schema).filter((each) => isKept(schema, each))) {
    const written = schema[name]?.write(query[name])
    if (written !== undefined) view.set(name, written)
  }
  return view.toString()
}

/**
 * The query that shows a saved view. Other parameters of the list are removed. Parameters that do not belong to the
 * list stay.
 */
export function queryOfView<Schema extends ListSchema>(schema: Schema, search: string, view: string): string {
  const next = new URLSearchParams(search)
  for (const name of Object.keys(schema)) next.delete(name)
  for (const [name, value] of new URLSearchParams(viewOf(schema, readListQuery(schema, view))))
    next.set(name, value)
  return next.toString()
}

/** Reads the state of a list from a query. */
export function readListQuery<Schema extends ListSchema>(schema: Schema, search: string): ListQuery<Schema> {
  const given = new URLSearchParams(search)
  const read = Object.entries(schema).map(([name, param]) => [name, param.read(given.get(name) ?? undefined)])
  return Object.fromEntries(read) as ListQuery<Schema>
}

/**
 * Returns the query after a change. Parameters that do not belong to the list stay. Any change except of the page
 * returns to the first page, because the current page belongs to the previous result.
 */
export function writeListQuery<Schema extends ListSchema>(
  schema: Schema,
  search: string,
  change: Partial<ListQuery<Schema>>,
): string {
  const query = new URLSearchParams(search)
  if (Object.keys(change).some((name) => name !== 'page')) query.delete('page')
  for (const [name, value] of Object.entries(change)) {
    const written = schema[name]?.write(value)
    if (written === undefined) query.delete(name)
    else query.set(name, written)
  }
  return query.toString()
}
