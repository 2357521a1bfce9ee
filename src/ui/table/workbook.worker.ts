/** Creates a workbook: 20,000 rows would block the page for half a second. */
import { expose, transfer } from 'comlink'
import { toWorkbook, type WorkbookCell, type WorkbookColumn } from './workbook.ts'

const lines: (readonly WorkbookCell[])[] = []

const writer = {
  add: (more: readonly (readonly WorkbookCell[])[]): void => {
    for (const line of more) lines.push(line)
  },
  /** The bytes are transferred, not copied. */
  finish: async (columns: readonly WorkbookColumn[], blankRows: number): Promise<ArrayBuffer> => {
    const bytes = await (await toWorkbook(columns, lines, blankRows)).arrayBuffer()
    return transfer(bytes, [bytes])
  },
}
export type WorkbookWriter = typeof writer

expose(writer)
