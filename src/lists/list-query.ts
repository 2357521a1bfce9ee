import { isIdentifier } from '@/base/identifier.ts'
import isDate from '~openapi/formats/date.ts'

/** One parameter of a list's address: how it is read, and how it is written. */
export interface ListParam<Value> {
  /** What the address says; a bad or missing value gives the fallback. */
  read(given: string | undefined): Value
  /** Answers `undefined` for what holds anyway: it is left out of the address. */
  write(value: Value): string | undefined
  /** Words that somebody typed: the search. They may name a person. */
  readonly isText?: true
  /** Only of this one page, such as a budget of the user whose page it is: no saved view keeps it. */
  readonly isOfPage?: true
}
/** How many rows a page has. */
export interface SizeParam extends ListParam<number> {
  readonly sizes: readonly number[]
}
/** What a list is sorted by: `name` ascending, `-name` descending. */
export interface SortParam<Value extends string | undefined> extends ListParam<Value> {
  /** The columns that it can be sorted by, by id. */
  readonly keys: readonly string[]
}
/** The words that a list is searched for. */
export interface SearchParam extends ListParam<string> {
  /** With fewer letters nothing is searched. */
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

/** Free text of at most `max` characters, without blanks around it; with fewer than `from` nothing is searched. */
export const text = ({ from = 1, max = 200 } = {}): SearchParam => ({
  read: (given = '') => [...given.trim()].slice(0, max).join('').trim(),
  write: (value) => value.trim() || undefined,
  isText: true,
  from,
})

/** One of some words. */
export const oneOf = <const Word extends string>(
  words: readonly Word[],
  fallback: Word,
): ListParam<Word> => ({
  read: (given) => words.find((word) => word === given) ?? fallback,
  write: (value) => (value === fallback ? undefined : value),
})

/** The order of a list: by one of these columns, ascending or descending. */
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

/** As `sortBy`; until somebody sorts, the rows stand as the server gives them. */
export const sortableBy = <const Key extends string>(
  keys: readonly Key[],
): SortParam<Key | `-${Key}` | undefined> => ({
  keys,
  read: (given) =>
    keys.flatMap((key): (Key | `-${Key}`)[] => [key, `-${key}`]).find((word) => word === given),
  write: (value) => value,
})

/** A yes, a no, or neither. */
export const flag = (): ListParam<boolean | undefined> => ({
  read: (given) => (given === 'yes' ? true : given === 'no' ? false : undefined),
  write: (value) => (value === undefined ? undefined : value ? 'yes' : 'no'),
})

/** The identifier of a record, if any. */
export const id = (): ListParam<string | undefined> => ({
  read: (given) => (given !== undefined && isIdentifier(given) ? given : undefined),
  write: (value) => value,
})

/** What only makes sense on this one page. */
export const ofPage = <Value>(param: ListParam<Value>): ListParam<Value> => ({ ...param, isOfPage: true })

/** A day, `yyyy-MM-dd`, if any. */
export const day = (): ListParam<string | undefined> => ({
  read: (given) => (given !== undefined && isDate(given) ? given : undefined),
  write: (value) => value,
})

/** The days from and to which a filter asks for; the earlier one is the first, however they were filled in. */
export function periodOf(query: { readonly from: string | undefined; readonly to: string | undefined }): {
  readonly dateFrom?: string
  readonly dateTo?: string
} {
  const isReversed = query.from !== undefined && query.to !== undefined && query.to < query.from
  const [dateFrom, dateTo] = isReversed ? [query.to, query.from] : [query.from, query.to]
  return { ...(dateFrom !== undefined && { dateFrom }), ...(dateTo !== undefined && { dateTo }) }
}

/** The page: from zero in the program, from one for people and in the address (R283). */
export const page = (): ListParam<number> => ({
  read: (given) => (given !== undefined && /^[1-9]\d{0,5}$/.test(given) ? Number(given) - 1 : 0),
  write: (value) => (value === 0 ? undefined : String(value + 1)),
})

/** Rows per page: one of these, the first by default. */
export const size = (sizes: readonly [number, ...number[]]): SizeParam => ({
  sizes,
  read: (given) => sizes.find((rows) => String(rows) === given) ?? sizes[0],
  write: (value) => (value === sizes[0] ? undefined : String(value)),
})

/** How a list is shown; all else in its address says of what. */
const HOW_SHOWN = ['page', 'size', 'sort']

export interface HowShown {
  readonly page: number
  readonly size: number
  readonly sizes: readonly number[]
  readonly sort: string | undefined
  /** Searched for; `undefined`: the list is not searched. */
  readonly text: string | undefined
}

/** How an address wants a list to be shown; a list that is not paged has one page. */
export function howShown({ page, size, sort, search }: ListSchema, query: string): HowShown {
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

/** The names of what a list is searched and filtered by. */
export const filtersOf = (schema: ListSchema): readonly string[] =>
  Object.keys(schema).filter((name) => !HOW_SHOWN.includes(name))

/** Which filters are set, the search not among them. */
export const setFilters = <Schema extends ListSchema>(
  schema: Schema,
  query: ListQuery<Schema>,
): readonly string[] =>
  filtersOf(schema).filter((name) => !schema[name]?.isText && schema[name]?.write(query[name]) !== undefined)

/** Whether words are searched for. */
export const isSearched = <Schema extends ListSchema>(schema: Schema, query: ListQuery<Schema>): boolean =>
  Object.keys(schema).some((name) => schema[name]?.isText && schema[name]?.write(query[name]) !== undefined)

/** Whether nothing found would mean that nothing matches. */
export const isFiltered = <Schema extends ListSchema>(schema: Schema, query: ListQuery<Schema>): boolean =>
  filtersOf(schema).some((name) => schema[name]?.write(query[name]) !== undefined)

/** What a saved view keeps: not the search, which may name a person, and not where in the list one was. */
const isKept = (schema: ListSchema, name: string): boolean =>
  name !== 'page' && !schema[name]?.isText && !schema[name]?.isOfPage

/** The part of a query that a saved view keeps, always written the same; empty for a list as it begins. */
export function viewOf<Schema extends ListSchema>(schema: Schema, query: ListQuery<Schema>): string {
  const view = new URLSearchParams()
  for (const name of Object.keys(schema).filter((each) => isKept(schema, each))) {
    const written = schema[name]?.write(query[name])
    if (written !== undefined) view.set(name, written)
  }
  return view.toString()
}

/** The query that shows a saved view and nothing else of the list; what is not of the list stays as it is. */
export function queryOfView<Schema extends ListSchema>(schema: Schema, search: string, view: string): string {
  const next = new URLSearchParams(search)
  for (const name of Object.keys(schema)) next.delete(name)
  for (const [name, value] of new URLSearchParams(viewOf(schema, readListQuery(schema, view))))
    next.set(name, value)
  return next.toString()
}

/** What an address' query says of a list. */
export function readListQuery<Schema extends ListSchema>(schema: Schema, search: string): ListQuery<Schema> {
  const given = new URLSearchParams(search)
  const read = Object.entries(schema).map(([name, param]) => [name, param.read(given.get(name) ?? undefined)])
  return Object.fromEntries(read) as ListQuery<Schema>
}

/**
 * The query after a change; what is not of the list stays as it is.
 * Any change but that of the page goes back to the first one: the old page is of another list.
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
