import { wrap } from 'comlink'
import { localTime } from '~notations/brussels.ts'
import { safeText } from '~notations/csv-cell.ts'
import { startWorker } from '@/base/worker.ts'
import type { FileColumn } from './column.ts'
import { inSlices } from './in-slices.ts'
import type { WorkbookCell, WorkbookColumn } from './workbook.ts'
import type { WorkbookWriter } from './workbook.worker.ts'
// oxlint-disable-next-line import/default -- Vite makes it the address of the worker.
import workbookWorker from './workbook.worker.ts?worker&url'

interface Template {
  /** Rows to fill in below the header. */
  readonly blankRows: number
  /** The columns, by header, in which typed values stay text. */
  readonly texts: readonly string[]
}

/**
 * Formats rows as a workbook: amounts and counts are numbers, days and moments are dates. The rest is text, so that
 * nothing is a formula and leading zeros stay. The page builds the cells, and a worker builds the file. Tests run
 * without workers. Only in tests, the page also builds the file.
 */
export async function toXlsx<Row>(
  columns: readonly FileColumn<Row>[],
  rows: readonly Row[],
  { blankRows, texts }: Template = { blankRows: 0, texts: [] },
): Promise<Blob> {
  const head = columns.map((column): WorkbookColumn => ({
    header: safeText(column.header),
    width: widthOf(column, rows),
    isNumeric: column.align === 'end',
    isText: texts.includes(column.header),
  }))
  const linesOf = (some: readonly Row[]) => some.map((row) => columns.map((column) => cellOf(column, row)))
  if (import.meta.env.MODE !== 'production' && typeof Worker === 'undefined')
    return (await import('./workbook.ts')).toWorkbook(head, linesOf(rows), blankRows)
  const worker = startWorker(workbookWorker)
  try {
    return await new Promise<Blob>((resolve, reject) => {
      worker.addEventListener('error', () => reject(new Error('the worker cannot be started')))
      const writer = wrap<WorkbookWriter>(worker)
      inSlices(rows, (some) => void writer.add(linesOf(some)))
        .then(() => writer.finish(head, blankRows))
        .then((bytes) => resolve(new Blob([bytes], { type: XLSX })), reject)
    })
  } finally {
    worker.terminate()
  }
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function cellOf<Row>({ align, sortValue, text, fileValue }: FileColumn<Row>, row: Row): WorkbookCell {
  const held = fileValue?.(row)
  if (held?.kind === 'number') return held.value
  if (held?.kind === 'amount') return { kind: 'amount', value: held.value }
  if (held?.kind === 'day') return { kind: 'day', value: Date.parse(`${held.value}T00:00:00Z`) }
  if (held) return { kind: 'moment', value: clockOf(held.value) }
  const value = align === 'end' ? sortValue?.(row) : undefined
  return typeof value === 'number' && Number.isFinite(value) ? value : safeText(text(row))
}

/** Spreadsheets have no time zones: the moment at which a UTC clock shows the Brussels time. */
const clockOf = (moment: string): number => Date.parse(`${localTime(new Date(moment)).slice(0, 19)}Z`)

const [NARROWEST, WIDEST] = [8, 60]
/** How many rows to sample for the width of a column. */
const SAMPLED_ROWS = 200

const widthOf = <Row>({ header, text }: FileColumn<Row>, rows: readonly Row[]): number =>
  rows
    .slice(0, SAMPLED_ROWS)
    .reduce(
      (width, row) => Math.min(WIDEST, Math.max(width, text(row).length + 1)),
      Math.max(NARROWEST, header.length + 1),
    )
