import writeExcelFile, { type SheetData } from 'write-excel-file/universal'

/** A text, a number, or a formatted number: an amount, or a day or moment as a spreadsheet's serial number. */
export type WorkbookCell =
  | string
  | number
  | { readonly kind: 'amount' | 'day' | 'moment'; readonly value: number }
export interface WorkbookColumn {
  readonly header: string
  readonly width: number
  /** The column holds amounts or counts. */
  readonly isNumeric: boolean
  /** Values typed below the rows stay text, so that a spreadsheet keeps leading zeros and long numbers. */
  readonly isText?: boolean
}

const FORMATS = { amount: '#,##0.00', day: 'dd/mm/yyyy', moment: 'dd/mm/yyyy hh:mm' } as const

/**
 * Creates a workbook with a header row, and `blankRows` empty rows at the end to fill in. Text is never read as a
 * formula.
 */
export function toWorkbook(
  columns: readonly WorkbookColumn[],
  lines: readonly (readonly WorkbookCell[])[],
  blankRows = 0,
): Promise<Blob> {
  const head = columns.map(({ header, isNumeric }) => ({
    value: header,
    fontWeight: 'bold' as const,
    ...(isNumeric && { align: 'right' as const }),
  }))
  const blank = columns.map(({ isText }) =>
    isText === true ? { value: '', type: String, format: '@' } : null,
  )
  const blanks = Array.from({ length: blankRows }, () => blank)
  const cells: SheetData = [head, ...lines.map((line) => line.map(cellOf)), ...blanks]
  return writeExcelFile(cells, {
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob()
}

function cellOf(cell: WorkbookCell) {
  if (typeof cell === 'string') return { value: cell, type: String }
  if (typeof cell === 'number') return { value: cell, type: Number }
  const format = FORMATS[cell.kind]
  return cell.kind === 'amount'
    ? { value: cell.value, type: Number, format }
    : { value: new Date(cell.value), type: Date, format }
}
