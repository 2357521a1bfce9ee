import type { TFunction } from 'i18next'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAt } from '@/base/dates.ts'
import { pastDay } from '@/i18n/long-dates.ts'
import { date, dayAndTime, dayOf, money, number, signedMoney } from '@/i18n/formats.ts'
import { isIncomplete, valueOr, throwOnMissingFlags } from '@/base/not-received.ts'
import { NOT_RECEIVED } from '@/base/not-received-text.ts'
import { NotReceivedBoundary } from '@/ui/basics/not-received.tsx'
import { RecordStatusBadge, type Status } from '@/ui/basics/status-badge.tsx'
import { AmountLeft, Identity, type AmountLeftProps } from '@/ui/table/cells.tsx'
import { rulesOf } from '@/ui/table/column-types.ts'
import type { Column, FileValue } from '@/ui/table/column.ts'
import { useStableObject } from './use-stable-object.ts'

/**
 * The inputs of a column besides its row: the translations of the area, and values that the screen passes to the list.
 */
export type CellContext<Facts> = Facts & { readonly t: TFunction; readonly language: string }

/** One column as data. Its header is the text `columns.<id>` of the area, unless `header` names another key. */
export interface ColumnSpec<Row, Facts extends object = object> extends Pick<
  Column<Row>,
  'sortValue' | 'fileValue' | 'type' | 'align' | 'priority' | 'hideable' | 'hidden'
> {
  readonly header?: string
  /** The content of the cell as text, for export, search and sorting. Also shown, unless there is a `cell`. */
  readonly text: (row: Row, context: CellContext<Facts>) => string
  readonly cell?: ((row: Row, context: CellContext<Facts>) => ReactNode) | undefined
  /** Whether the row has the usual value. Then its cell stays empty. */
  readonly silent?: ((row: Row, context: CellContext<Facts>) => boolean) | undefined
  /** The text in the cell, if it differs from `text`. */
  readonly shown?: ((row: Row, context: CellContext<Facts>) => string) | undefined
  /** The heading above rows while the list is sorted by this column, such as their month. */
  readonly group?: ((row: Row, context: CellContext<Facts>) => string) | undefined
  /** Renders the first cell around the link with the name. */
  readonly around?: ((row: Row, name: ReactNode, context: CellContext<Facts>) => ReactNode) | undefined
  /** The columns of the exported file that replace this one, by the key of their header. */
  readonly inFile?: Readonly<Record<string, (row: Row, context: CellContext<Facts>) => string>> | undefined
  /** Whether the list has this column. Default: always. */
  readonly when?: (facts: Facts) => boolean
  /** Whether the column is `hidden`, if this depends on the screen. */
  readonly hiddenWhen?: (facts: Facts) => boolean
}

/** The columns of a list, by id. The first one is the name of the row. */
export interface Columns<Row, Facts extends object = object> {
  readonly area: string
  readonly specs: readonly (readonly [id: string, spec: ColumnSpec<Row, Facts>])[]
  /** Returns the unique id of a row. */
  readonly rowId: (row: Row) => string
  /** The values set by `withFacts`. Empty when the columns need none. */
  readonly facts: Partial<Facts>
}

interface Identified {
  readonly ospId: string
}
const ospIdOf = (row: unknown): string => (row as Identified).ospId

/**
 * Declares the columns of a list. Call it once, outside components. The texts come from the area. Rows without `ospId`
 * need `rowId`.
 */
export const defineColumns = <Row, Facts extends object = object>(
  area: string,
  specs: Readonly<Record<string, ColumnSpec<Row, Facts>>>,
  ...[rowId = ospIdOf]: Row extends Identified ? [] : [rowId: (row: Row) => string]
): Columns<Row, Facts> => ({
  area,
  specs: Object.entries(specs),
  rowId: (row) => {
    const id = rowId(row)
    // Two rows whose ids were not received are still different rows.
    return id.includes(NOT_RECEIVED) ? `${NOT_RECEIVED}${numberOf(row)}` : id
  },
  facts: {},
})

let count = 0
const numbers = new WeakMap<object, number>()
function numberOf(row: unknown): number {
  const known = numbers.get(row as object)
  if (known !== undefined) return known
  count += 1
  numbers.set(row as object, count)
  return count
}

/** Whether the id of a row was not received, so that it has no page. */
export const isNameless = <Row,>({ rowId }: Columns<Row>, row: Row): boolean =>
  rowId(row).startsWith(NOT_RECEIVED)

/** Gives columns the values that they need besides their rows, such as the names of roles. */
export const withFacts = <Row, Facts extends object>(
  columns: Columns<Row, Facts>,
  facts: Facts,
): Columns<Row> =>
  // From here on the type of the facts is no longer needed.
  ({ ...columns, facts }) as unknown as Columns<Row>

type Options<Row, Facts extends object> = Omit<ColumnSpec<Row, Facts>, 'text'>
type Get<Row, Facts, Value> = (row: Row, context: CellContext<Facts>) => Value | undefined

interface IdentityOptions<Row, Facts extends object> extends Options<Row, Facts> {
  /** A text that distinguishes rows with the same name, such as an email address. */
  readonly second?: Get<Row, Facts, string>
}

const plain = <Row, Facts extends object = object>(
  get: Get<Row, Facts, string>,
  options?: Options<Row, Facts>,
): ColumnSpec<Row, Facts> => ({ text: (row, context) => get(row, context) ?? '', ...options })

/** The kinds of columns. An absent value leaves the cell empty. Amounts are in euros. */
export const column = {
  /**
   * The person that a row is about: avatar and full name, and below it a text that distinguishes people with the same
   * name.
   */
  identity: <Row, Facts extends object = object>(
    get: (row: Row, context: CellContext<Facts>) => string,
    { second, ...options }: IdentityOptions<Row, Facts> = {},
  ): ColumnSpec<Row, Facts> => ({
    text: get,
    cell: (row, context) => <bdi>{get(row, context)}</bdi>,
    around: (row, name, context) => (
      <Identity name={get(row, context)} second={second?.(row, context)}>
        {name}
      </Identity>
    ),
    type: 'person',
    ...options,
  }),
  /** A text that a user typed. It may be written from right to left. */
  text: <Row, Facts extends object = object>(
    get: Get<Row, Facts, string>,
    options?: Options<Row, Facts>,
  ): ColumnSpec<Row, Facts> => ({
    text: (row, context) => get(row, context) ?? '',
    cell: (row, context) => <bdi>{get(row, context)}</bdi>,
    ...options,
  }),
  /** The name of another person than the one the row is about. */
  name: <Row, Facts extends object = object>(
    get: Get<Row, Facts, string>,
    options?: Options<Row, Facts>,
  ): ColumnSpec<Row, Facts> => column.text(get, { type: 'name', ...options }),
  /** An e-mail address, or a text of the portal. Shown unchanged. */
  plain,
  /** One of a few words of the portal. */
  kind: <Row, Facts extends object = object>(
    get: Get<Row, Facts, string>,
    options?: Options<Row, Facts>,
  ): ColumnSpec<Row, Facts> => plain(get, { type: 'kind', ...options }),
  /** A number or an id that users read character by character. */
  code: <Row, Facts extends object = object>(
    get: Get<Row, Facts, string>,
    options?: Options<Row, Facts>,
  ): ColumnSpec<Row, Facts> => plain(get, { type: 'code', ...options }),
  /** A count. */
  count: <Row, Facts extends object = object>(
    get: (row: Row) => number | undefined,
    options?: Options<Row, Facts>,
  ): ColumnSpec<Row, Facts> => ({
    text: (row) => formatted(get(row), (count) => number(count)),
    sortValue: (row) => get(row) ?? Number.NEGATIVE_INFINITY,
    fileValue: (row) => valueIn('number', get(row)),
    type: 'count',
    ...options,
  }),
  /** An amount in euros. With `change`, an amount that is added or subtracted, with its sign. */
  money: <Row, Facts extends object = object>(
    get: (row: Row) => number | undefined,
    { change = false, ...options }: Options<Row, Facts> & { readonly change?: boolean } = {},
  ): ColumnSpec<Row, Facts> => ({
    text: (row) => formatted(get(row), change ? signedMoney : money),
    cell: (row) => <span className="money">{formatted(get(row), change ? signedMoney : money)}</span>,
    sortValue: (row) => get(row) ?? Number.NEGATIVE_INFINITY,
    fileValue: (row) => valueIn('amount', get(row)),
    type: 'money',
    ...options,
  }),
  /** A date, `yyyy-MM-dd` in the contract. */
  date: <Row, Facts extends object = object>(
    get: (row: Row) => string | undefined,
    options?: Options<Row, Facts>,
  ): ColumnSpec<Row, Facts> => ({
    text: (row) => formatted(get(row), date),
    sortValue: (row) => get(row) ?? LAST,
    fileValue: (row) => valueIn('day', get(row)),
    type: 'date',
    ...options,
  }),
  /** The day of a date-time, in Brussels. */
  day: <Row, Facts extends object = object>(
    get: (row: Row) => string | undefined,
    options?: Options<Row, Facts>,
  ): ColumnSpec<Row, Facts> => ({
    text: (row) => formatted(get(row), dayOf),
    sortValue: (row) => get(row) ?? LAST,
    fileValue: (row) => valueIn('day', formatted(get(row), dayAt)),
    type: 'date',
    ...options,
  }),
  /** The day and time of a date-time, in Brussels. */
  moment: <Row, Facts extends object = object>(
    get: (row: Row) => string | undefined,
    options?: Options<Row, Facts>,
  ): ColumnSpec<Row, Facts> => ({
    text: (row) => formatted(get(row), dayAndTime),
    cell: (row) => {
      const [day, time] = formatted(get(row), dayAndTime).split(' ')
      return time === undefined ? (
        day
      ) : (
        <>
          <span>{day}</span> <span className="muted">{time}</span>
        </>
      )
    },
    sortValue: (row) => get(row) ?? LAST,
    fileValue: (row) => valueIn('moment', get(row)),
    type: 'moment',
    ...options,
  }),
  /** A past day in relative form: today, yesterday, 20 November. `never` is the key of the text without a day. */
  recently: <Row, Facts extends object = object>(
    get: (row: Row) => string | undefined,
    { never, ...options }: Options<Row, Facts> & { readonly never: string },
  ): ColumnSpec<Row, Facts> => ({
    text: (row) => formatted(get(row), dayOf),
    cell: (row, { t, language }) => {
      const moment = get(row)
      return moment === undefined ? <span className="muted">{t(never)}</span> : pastDay(moment, language)
    },
    sortValue: (row) => get(row) ?? '',
    fileValue: (row) => valueIn('day', formatted(get(row), dayAt)),
    type: 'recently',
    ...options,
  }),
  /**
   * The remaining part of an amount, with a small bar of its share. `none` is the key of the text without an amount.
   */
  left: <Row, Facts extends object = object>(
    get: (row: Row) => AmountLeftProps | undefined,
    { none, ...options }: Options<Row, Facts> & { readonly none: string },
  ): ColumnSpec<Row, Facts> => ({
    text: (row) => formatted(get(row)?.remaining, money),
    cell: (row, { t }) => {
      const left = get(row)
      return left === undefined ? <span className="muted">{t(none)}</span> : <AmountLeft {...left} />
    },
    sortValue: (row) => get(row)?.remaining ?? Number.NEGATIVE_INFINITY,
    fileValue: (row) => valueIn('amount', get(row)?.remaining),
    type: 'left',
    ...options,
  }),
  /** The status of the row: a text in a badge. The usual status is not shown. */
  status: <Row, Facts extends object = object>(
    get: (row: Row, context: CellContext<Facts>) => Status,
    options?: Options<Row, Facts>,
  ): ColumnSpec<Row, Facts> => ({
    text: (row, context) => get(row, context).text,
    cell: (row, context) => <RecordStatusBadge {...get(row, context)} />,
    silent: (row, context) => get(row, context).tone === 'success',
    type: 'status',
    ...options,
  }),
} as const

/**
 * The cell of a row. A value that was not received shows as such in its cell, and the rest of the row still renders.
 */
function cellOf<Row>(row: Row, text: (row: Row) => string, cell: (row: Row) => ReactNode): ReactNode {
  if (!isIncomplete(row)) return cell(row)
  throwOnMissingFlags(row)
  if (valueOr(() => text(row), NOT_RECEIVED) === NOT_RECEIVED) return NOT_RECEIVED
  return <NotReceivedBoundary render={() => cell(row)} />
}

/** A number that was not received cannot be sorted. */
const numberOr = (value: string | number): string | number =>
  Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value

/** The value of a cell in an exported file, or `undefined` for an empty one. */
function valueIn(kind: 'number' | 'amount', value: number | undefined): FileValue | undefined
function valueIn(kind: 'day' | 'moment', value: string | undefined): FileValue | undefined
function valueIn(kind: FileValue['kind'], value: number | string | undefined): FileValue | undefined {
  if (typeof value === 'number')
    return (kind === 'number' || kind === 'amount') && !Number.isNaN(value) ? { kind, value } : undefined
  return value && (kind === 'day' || kind === 'moment') ? { kind, value } : undefined
}

/** Sorts after every date. */
const LAST = '9999'

const formatted = <Value,>(value: Value | undefined, format: (value: Value) => string): string =>
  value === undefined ? '' : format(value)

/** The layout of a column: the first one is the name of its row, and numbers and dates are aligned at the end. */
function laidOut<Row>({ type = 'text', align }: Pick<Column<Row>, 'type' | 'align'>, index: number) {
  const own = index === 0 && type === 'text' ? 'main' : type
  return { type: own, align: align ?? rulesOf(own).align }
}

/**
 * The columns in the current language. `sortKeys` are the sort keys of the list. Returns the same array until texts or
 * facts change.
 */
export function useColumnsOf<Row>(
  { area, specs, facts: given }: Columns<Row>,
  sortKeys: readonly string[],
): readonly Column<Row>[] {
  const { t, i18n } = useTranslation(area)
  const facts = useStableObject(given)
  return useMemo(() => {
    const context = { ...facts, t, language: i18n.language }
    return specs
      .filter(([, { when }]) => when?.(facts) ?? true)
      .map(
        (
          [
            id,
            {
              header = `columns.${id}`,
              text,
              cell,
              around,
              silent,
              shown,
              group,
              inFile,
              sortValue,
              when: _when,
              hiddenWhen,
              ...rest
            },
          ],
          index,
        ) => ({
          ...rest,
          hidden: rest.hidden ?? hiddenWhen?.(facts),
          ...laidOut(rest, index),
          id,
          header: t(header),
          text: (row: Row) => valueOr(() => text(row, context), NOT_RECEIVED),
          cell:
            cell &&
            ((row: Row) =>
              cellOf(
                row,
                (of) => text(of, context),
                (of) => cell(of, context),
              )),
          around:
            around &&
            ((row: Row, name: ReactNode) =>
              isIncomplete(row) ? (
                <NotReceivedBoundary render={() => around(row, name, context)} />
              ) : (
                around(row, name, context)
              )),
          silent: silent && ((row: Row) => valueOr(() => silent(row, context), false)),
          shown: shown && ((row: Row) => valueOr(() => shown(row, context), NOT_RECEIVED)),
          group: group && ((row: Row) => valueOr(() => group(row, context), NOT_RECEIVED)),
          sortValue: sortValue && ((row: Row) => valueOr(() => numberOr(sortValue(row)), NOT_RECEIVED)),
          inFile:
            inFile &&
            Object.entries(inFile).map(([key, value]) => ({
              header: t(key),
              text: (row: Row) => valueOr(() => value(row, context), NOT_RECEIVED),
            })),
          sort: sortKeys.includes(id) ? true : undefined,
        }),
      )
  }, [specs, facts, t, i18n.language, sortKeys])
}
