/** Makes a workbook: 20,000 rows would hold up the page for half a second. */
import { expose } from 'comlink'
import { toWorkbook, type WorkbookCell, type WorkbookColumn } from './workbook.ts'

const lines: (readonly WorkbookCell[])[] = []

const writer = {
  add: (more: readonly (readonly WorkbookCell[])[]): void => {
    for (const line of more) lines.push(line)
  },
  finish: (columns: readonly WorkbookColumn[]): Promise<Blob> => toWorkbook(columns, lines),
}
export type WorkbookWriter = typeof writer

expose(writer)
