import { readFileSync } from 'node:fs'
import { readDocument } from '../mocks/document.ts'
import { textOfToday } from '../scripts/conformance/requests/example-dates.ts'

const contract = readDocument()

/**
 * The text of a file in `tests/files/`, with its dates shifted to today, so that a voucher that was valid when the file
 * was written is still valid.
 */
export const exampleFile = (name: string): string =>
  textOfToday(readFileSync(`tests/files/${name}`, 'utf8'), contract, new Date())
