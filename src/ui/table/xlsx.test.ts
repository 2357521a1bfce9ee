import { readSheet } from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { toXlsx } from './xlsx.ts'

interface Row {
  readonly name: string
  readonly amount: number
}
const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Name', text: ({ name }) => name },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    text: ({ amount }) => `€ ${amount}`,
    sortValue: ({ amount }) => amount,
  },
]
const cellsOf = async (rows: readonly Row[]) => readSheet(await (await toXlsx(columns, rows)).arrayBuffer())

test('rows become a workbook with a header row; texts keep leading zeros, amounts are numbers', async () => {
  expect(
    await cellsOf([
      { name: 'Émilie', amount: -12.5 },
      { name: '00123', amount: 3 },
    ]),
  ).toEqual([
    ['Name', 'Amount'],
    ['Émilie', -12.5],
    ['00123', 3],
  ])
})

test('no exported cell is read as a formula', async () => {
  const names = ['=1+1', '+SUM(A1)', '-cmd|calc', '@home', '=HYPERLINK("x")', '+32470123456']
  const [, ...cells] = await cellsOf(names.map((name) => ({ name, amount: 1 })))
  expect(cells.map(([name]) => name)).toEqual(names.map((name) => `'${name}`))
})
