import { expect, test } from 'vitest'
import { money } from '@/i18n/formats.ts'
import { csvCell } from '~notations/csv-cell.ts'
import { toCsv } from './csv.ts'

const columns = [
  { id: 'name', header: 'Name', text: (row: { name: string; note: string }) => row.name },
  { id: 'note', header: 'Note; long', text: (row: { name: string; note: string }) => row.note },
]

test('rows become lines that a Belgian Excel can open: byte order mark, semicolons, CRLF', () => {
  expect(toCsv(columns, [{ name: 'Émilie', note: 'plain' }])).toBe(
    '\uFEFFName;"Note; long"\r\nÉmilie;plain\r\n',
  )
})

test('G415 an amount uses the minus sign of spreadsheets', () => {
  expect(toCsv(columns, [{ name: 'Émilie', note: money(-9.11) }])).toContain('Émilie;"€\u00a0-9,11"\r\n')
})

test.each([
  ['=1+1', "'=1+1"],
  ['+SUM(A1)', "'+SUM(A1)"],
  ['-cmd|calc', "'-cmd|calc"],
  ['@home', "'@home"],
  ['\tx', `"'\tx"`],
  ['\rx', `"'\rx"`],
  ['＝1+1', "'＝1+1"],
  ['＠home', "'＠home"],
  ['two\n=lines', `"two\n'=lines"`],
  ['=HYPERLINK("x";"y")', `"'=HYPERLINK(""x"";""y"")"`],
])('%j is not read as a formula', (text, cell) => {
  expect(csvCell(text)).toBe(cell)
})

test.each(['-12', '0', '2024-01-31', 'a=b', ''])('%j stays unchanged', (text) => {
  expect(csvCell(text)).toBe(text)
})

test.each(['-1 234,50', 'Gent, Brugge', 'a\tb', ' a'])(
  '%j is quoted, because another separator or a trimmed space would change it',
  (text) => expect(csvCell(text)).toBe(`"${text}"`),
)

test('an amount is a number to a spreadsheet', () => {
  const amounts = [
    {
      header: 'Paid',
      text: () => money(-1234.5),
      fileValue: () => ({ kind: 'amount' as const, value: -1234.5 }),
    },
  ]
  expect(toCsv(amounts, [0])).toBe('\uFEFFPaid\r\n"-1234,50"\r\n')
})

test('quotes and line breaks stay within their cell', () => {
  expect(csvCell('say "hi"\nthere')).toBe('"say ""hi""\nthere"')
})
