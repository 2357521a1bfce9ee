/** Converts cells to values of the contract: each is parsed, or has a fault. */
import { readDay } from '~notations/day.ts'
import { readMoment } from '~notations/moment.ts'
import { readNumber, type Unit } from '~notations/number.ts'
import { readPhone } from '~notations/phone.ts'
import type { Reading } from '~notations/reading.ts'
import type { BrokenRule } from '~openapi/rules.ts'
import type { TableRow } from './rows.ts'
import { kindOf, type ColumnKind, type ColumnMark } from './upload-files.ts'

type Value = string | number

export interface RowValues {
  /** Unreadable cells keep their text, so that the schema refuses them. Blank cells are left out. */
  readonly values: Readonly<Record<string, Value>>
  /** By column: cells that the file reader refused, and ambiguous cells. */
  readonly faults: Readonly<Record<string, BrokenRule>>
}

/** The row with parsed numbers, days and moments. */
export function toValues(
  { cells, faults }: TableRow,
  columns: Readonly<Record<string, ColumnMark>>,
): RowValues {
  const values: Record<string, Value> = {}
  const found: Record<string, BrokenRule> = {}
  for (const [column, mark] of Object.entries(columns)) {
    const text = cells[column]
    if (text === undefined) continue
    const reading = READERS[kindOf(mark)](text, column)
    values[column] = reading.kind === 'read' ? reading.value : text
    if (reading.kind === 'ambiguous') found[column] = ambiguous(reading.readings)
  }
  return { values, faults: { ...found, ...faults } }
}

function ambiguous([first = '', second = '']: readonly Value[]): BrokenRule {
  return { rule: 'cell_ambiguous', params: { first, second } }
}

const asText = (text: string): Reading<Value> => ({ kind: 'read', value: text })

const READERS: Readonly<Record<ColumnKind, (text: string, column: string) => Reading<Value>>> = {
  text: asText,
  lines: asText,
  phone: (text) => readPhone(text),
  number: (text, column) => readNumber(text, unitOf(column)),
  day: (text) => readDay(text),
  moment: (text) => readMoment(text),
}

/** The unit that may follow a number in the column. */
const unitOf = (column: string): Unit | undefined =>
  column === 'amount' ? 'euro' : /percent/i.test(column) ? 'percent' : undefined
