import writeExcelFile from 'write-excel-file/universal'
import type { FileColumn } from './column.ts'
import { safeText } from './csv.ts'

/**
 * Formats rows as a workbook. Cells are text, so that none is a formula and leading zeros stay. Only columns aligned at
 * the end, which hold amounts and counts, become numbers.
 */
export function toXlsx<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): Promise<Blob> {
  const head = columns.map(({ header, align }) => ({
    value: safeText(header),
    fontWeight: 'bold' as const,
    ...(align === 'end' && { align: 'right' as const }),
  }))
  const lines = rows.map((row) => columns.map((column) => cellOf(column, row)))
  return writeExcelFile([head, ...lines], {
    columns: columns.map((column) => ({ width: widthOf(column, rows) })),
    stickyRowsCount: 1,
  }).toBlob()
}

function cellOf<Row>({ align, sortValue, text }: FileColumn<Row>, row: Row) {
  const value = align === 'end' ? sortValue?.(row) : undefined
  if (typeof value === 'number' && Number.isFinite(value)) return { value, type: Number }
  return { value: safeText(text(row)), type: String }
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
