import { wrap } from 'comlink'
import { startWorker } from '@/base/worker.ts'
import type { FileColumn } from './column.ts'
import { safeText } from './csv.ts'
import { inSlices } from './in-slices.ts'
import type { WorkbookCell, WorkbookColumn } from './workbook.ts'
import type { WorkbookWriter } from './workbook.worker.ts'
// oxlint-disable-next-line import/default -- Vite makes it the address of the worker.
import workbookWorker from './workbook.worker.ts?worker&url'

/**
 * Formats rows as a workbook. Cells are text, so that none is a formula and leading zeros stay. Only columns aligned at
 * the end, which hold amounts and counts, become numbers. The page makes the texts, a worker the file. Tests run where
 * there are no workers; only for them the page makes the file as well.
 */
export async function toXlsx<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): Promise<Blob> {
  const head = columns.map((column): WorkbookColumn => ({
    header: safeText(column.header),
    width: widthOf(column, rows),
    isNumeric: column.align === 'end',
  }))
  const linesOf = (some: readonly Row[]) => some.map((row) => columns.map((column) => cellOf(column, row)))
  if (import.meta.env.MODE !== 'production' && typeof Worker === 'undefined')
    return (await import('./workbook.ts')).toWorkbook(head, linesOf(rows))
  const worker = startWorker(workbookWorker)
  try {
    return await new Promise<Blob>((resolve, reject) => {
      worker.addEventListener('error', () => reject(new Error('the worker cannot be started')))
      const writer = wrap<WorkbookWriter>(worker)
      inSlices(rows, (some) => void writer.add(linesOf(some)))
        .then(() => writer.finish(head))
        .then((bytes) => resolve(new Blob([bytes], { type: XLSX })), reject)
    })
  } finally {
    worker.terminate()
  }
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function cellOf<Row>({ align, sortValue, text }: FileColumn<Row>, row: Row): WorkbookCell {
  const value = align === 'end' ? sortValue?.(row) : undefined
  return typeof value === 'number' && Number.isFinite(value) ? value : safeText(text(row))
}

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
