import writeExcelFile from 'write-excel-file/universal'

export type WorkbookCell = string | number
export interface WorkbookColumn {
  readonly header: string
  readonly width: number
  /** The column holds amounts or counts. */
  readonly isNumeric: boolean
}

/** Makes a workbook with a header row. Text is never read as a formula. */
export function toWorkbook(
  columns: readonly WorkbookColumn[],
  lines: readonly (readonly WorkbookCell[])[],
): Promise<Blob> {
  const head = columns.map(({ header, isNumeric }) => ({
    value: header,
    fontWeight: 'bold' as const,
    ...(isNumeric && { align: 'right' as const }),
  }))
  const cells = lines.map((line) =>
    line.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
  )
  return writeExcelFile([head, ...cells], {
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob()
}
