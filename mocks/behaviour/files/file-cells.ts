/**
 * Converts the cells of an uploaded row to the contract's types. An unreadable cell stays a text, which the schema
 * then refuses.
 */
import type { ColumnKind, ColumnMark } from '~openapi/upload-files.ts'
import { localTime, startOfDay } from '../months.ts'

type Value = string | number

/** The row with numbers, days and moments. Blank cells are left out. */
export const toValues = (
  cells: Readonly<Record<string, string>>,
  columns: Readonly<Record<string, ColumnMark>>,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(cells).map(([column, text]) => [column, read[kindOf(columns[column] ?? 'text')](text)]),
  )

const KINDS: readonly ColumnKind[] = ['number', 'day', 'moment']
const kindOf = (mark: ColumnMark): ColumnKind => KINDS.find((kind) => mark.startsWith(kind)) ?? 'text'

const read: Record<ColumnKind, (text: string) => Value> = {
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
function toMoment(text: string): string {
  const [, day = '', minutes = '00:00', seconds = ':00', zone] =
    /^(\d{4}-\d\d-\d\d|\d\d\/\d\d\/\d{4})(?:[T ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/.exec(
      text,
    ) ?? []
  if (day === '') return text
  const iso = toDay(day)
  if (zone !== undefined) return `${iso}T${minutes}${seconds}${zone}`
  const summer = `${iso}T${minutes}${seconds}+02:00`
  if (Number.isNaN(Date.parse(summer))) return text
  if (minutes === '00:00' && seconds === ':00') return startOfDay(iso)
  return localTime(new Date(summer)) === summer ? summer : `${iso}T${minutes}${seconds}+01:00`
}
