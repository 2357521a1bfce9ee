/**
 * The lines of a downloaded table, as stated in the contract's `x-lines`: its columns in order, the pattern of the
 * cells in each column, whether the header has these names, and the minimum number of lines. A document such as a PDF
 * or XML has no lines.
 */
import { readTableFile } from '../../files/read-table.ts'
import { UnreadableFile } from '../../files/refusal.ts'
import type { Lines } from '../../openapi/contract-types.ts'
import { type Exchange, isGood } from './exchange.ts'

/** The difference between a file and the contract, as `place: expected, got`, or `undefined` if there is none. */
export async function lineViolation(exchange: Exchange): Promise<string | undefined> {
  const stated = exchange.call.operation.found.operation['x-lines']
  if (!stated || !isGood(exchange) || isDocument(exchange)) return undefined
  const lines = await linesOf(exchange)
  if (!lines) return undefined
  const [head = [], ...rows] = lines
  if (rows.length < (stated.least ?? 0)) return `lines: at least ${stated.least}, got ${rows.length}`
  return lines.length === 0 ? undefined : (headViolation(stated, head) ?? cellViolation(stated, rows))
}

const isDocument = ({ bytes }: Exchange): boolean =>
  ['%PDF', '<?xm'].includes(new TextDecoder('latin1').decode(bytes.slice(0, 4)))

/** `undefined` for a table that is too large to read. */
async function linesOf({ bytes }: Exchange): Promise<string[][] | undefined> {
  try {
    const { lines } = await readTableFile(new Blob([new Uint8Array(bytes)]))
    return lines.map(({ cells }) => [...cells])
  } catch (error) {
    const isLarge = error instanceof UnreadableFile && error.problems.some(({ rule }) => LARGE.includes(rule))
    return isLarge ? undefined : []
  }
}

const LARGE = ['file_size', 'file_unpacked']

function headViolation({ columns, isNamed = false }: Lines, head: readonly string[]): string | undefined {
  const names = Object.keys(columns)
  if (new Set(head).size !== head.length) return `header: names that differ, got ${head.join(', ')}`
  const isRight = isNamed ? names.every((name, index) => head[index] === name) : head.length === names.length
  return isRight ? undefined : `header: ${names.join(', ')}, got ${head.join(', ')}`
}

function cellViolation({ columns }: Lines, rows: readonly string[][]): string | undefined {
  for (const [index, [name, pattern]] of Object.entries(columns).entries()) {
    const expected = new RegExp(pattern)
    const invalid = rows.find((cells) => !expected.test(cells[index] ?? ''))
    if (invalid) return `${name}: ${pattern}, got ${JSON.stringify(invalid[index] ?? '')}`
  }
  return undefined
}
