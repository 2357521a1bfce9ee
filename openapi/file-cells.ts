/**
 * Converts the cells of an uploaded row to the contract's types. An unreadable cell stays a text, which the schema
 * then refuses. Used by the portal and the sandbox.
 */
import isDate from './formats/date.ts'
import type { ColumnKind, ColumnMark } from './upload-files.ts'

type Value = string | number
/** The moment of a day and time in Brussels, with its offset. */
export type MomentOf = (day: string, time: string) => string

/** The row with numbers, days and moments. Blank cells are left out. */
export const toValues = (
  cells: Readonly<Record<string, string>>,
  columns: Readonly<Record<string, ColumnMark>>,
  momentOf: MomentOf,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(cells).map(([column, text]) => [
      column,
      read[kindOf(columns[column] ?? 'text')](text, momentOf),
    ]),
  )

const KINDS: readonly ColumnKind[] = ['number', 'day', 'moment']
const kindOf = (mark: ColumnMark): ColumnKind => KINDS.find((kind) => mark.startsWith(kind)) ?? 'text'

const read: Record<ColumnKind, (text: string, momentOf: MomentOf) => Value> = {
  text: (text) => text,
  number: toNumber,
  day: toDay,
  moment: toMoment,
}

/** Accepts `1 234,56`, `1.234,56`, `1,234.56` and `€ 12.5`. The last point or comma is the decimal separator. */
function toNumber(text: string): Value {
  const plain = text.replace(/[\s\u00a0\u202f€]|EUR/g, '')
  const isGrouped = /^-?\d{1,3}([.,]\d{3})*([.,]\d{1,2})?$/.test(plain) && /[.,].*[.,]/.test(plain)
  const decimal = isGrouped
    ? plain.replace(/[.,](?=\d{3}(\D|$))/g, '').replace(',', '.')
    : plain.replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(decimal) ? Number(decimal) : text
}

function toDay(text: string): string {
  return text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1')
}

/** A moment with an offset is kept. One without is read as Brussels time. */
function toMoment(text: string, momentOf: MomentOf): string {
  const [, day = '', minutes = '00:00', seconds = ':00', zone] =
    /^(\d{4}-\d\d-\d\d|\d\d\/\d\d\/\d{4})(?:[T ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/.exec(
      text,
    ) ?? []
  const iso = toDay(day)
  const time = minutes + seconds
  if (zone !== undefined) return `${iso}T${time}${zone}`
  const isMoment = isDate(iso) && !Number.isNaN(Date.parse(`${iso}T${time}Z`))
  return isMoment ? momentOf(iso, time) : text
}
