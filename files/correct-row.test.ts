import { expect, test } from 'vitest'
import { isOfWholeLine, correctCell, rowsAsCsv } from './correct-row.ts'
import { readRows, type TableRow } from './rows.ts'
import type { ColumnMark } from './upload-files.ts'

const COLUMNS = {
  code: 'text',
  phone: 'phone?',
  amount: 'number?',
  day: 'day?',
} as const satisfies Record<string, ColumnMark>
const NAMES = Object.keys(COLUMNS)

const read = async (text: string): Promise<readonly TableRow[]> =>
  (await readRows(new Blob([text]), { columns: COLUMNS })).rows

test('rows become a file that is read unchanged, each at its own line', async () => {
  const rows: TableRow[] = [
    { line: 3, cells: { code: '=1+1', phone: '+32470123456', amount: '-12,50' } },
    { line: 7, cells: { code: 'a;b "c"', day: '2026-11-27' } },
    { line: 8, cells: { code: "'quoted'", amount: '1.2500' } },
    { line: 400, cells: { code: 'Éloïse, d’Hondt', amount: '1.250' } },
  ]
  expect(await read(rowsAsCsv(NAMES, rows))).toEqual(rows)
})

test.each([
  ['blanks around it', ' Nele ', 'code'],
  ['nothing', '', 'code'],
  ['a character that nobody sees', 'Ne\u200Ble', 'code'],
  ['a control character of the upper half', 'Ne\u0085le', 'code'],
  ['letters that were lost', 'Zo\u00C3\u00AB', 'code'],
  ['digits that were lost', '6,05735E+18', 'code'],
  ['accents apart from their letters', 'E\u0301loi\u0308se', 'code'],
  ['a phone number wrapped in marks', '\u202A+32470123456\u202C', 'phone'],
  ['a space that is none', '1\u00A0250', 'amount'],
] as const)('%s: a cell that is typed is read as one of a file', async (_what, typed, column) => {
  const [before] = await read('code;phone;amount;day\nold;;;2026-11-27')
  const [ofFile] = await read(
    `code;phone;amount;day\n${NAMES.map((name) => (name === column ? typed : name === 'day' ? '2026-11-27' : name === 'code' ? 'old' : '')).join(';')}`,
  )
  expect(before && correctCell(before, column, typed, COLUMNS)).toEqual(ofFile)
})

test('the fault of a cell disappears when it is changed; others stay', async () => {
  const row: TableRow = {
    line: 2,
    cells: { code: '#REF!', amount: '#N/A' },
    faults: { code: { rule: 'cell_error' }, amount: { rule: 'cell_error' } },
  }
  expect(correctCell(row, 'code', 'ABC', COLUMNS)).toEqual({
    line: 2,
    cells: { code: 'ABC', amount: '#N/A' },
    faults: { amount: { rule: 'cell_error' } },
  })
})

test('lines with uncertain cells are kept separate', async () => {
  const [row] = await read('code,phone,day,amount\nA,,2026-11-27,12,')
  const rules = Object.values(row?.faults ?? {}).map(({ rule }) => rule)
  expect(rules).toEqual(['cell_surplus'])
  expect(rules.map(isOfWholeLine)).toEqual([true])
  expect(isOfWholeLine('cell_error')).toBe(false)
})
