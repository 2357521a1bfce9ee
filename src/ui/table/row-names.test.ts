import { expect, test, vi } from 'vitest'
import type { Column } from './column.ts'
import { differencesIn } from './row-names.ts'

interface Fee {
  readonly payer: string
  readonly from: string
  readonly vat: string
}
const columns: readonly Column<Fee>[] = [
  { id: 'vat', header: 'VAT', text: ({ vat }) => vat },
  { id: 'from', header: 'From', text: ({ from }) => from },
]
const namesOf = (rows: readonly Fee[]): readonly string[] => {
  const differencesOf = differencesIn(rows, ({ payer }) => payer, columns)
  return rows.map((row) => differencesOf(row))
}

test('rows with the same name are distinguished by the first columns in which they differ (WCAG 2.4.4)', () => {
  expect(
    namesOf([
      { payer: 'Noordzee', from: '1', vat: '21 %' },
      { payer: 'Noordzee', from: '11', vat: '21 %' },
      { payer: 'Brugge', from: '1', vat: '21 %' },
      { payer: 'Noordzee', from: '', vat: '21 %' },
    ]),
  ).toEqual(['From 1', 'From 11', '', ''])
})

test('rows without a difference are numbered', () => {
  const fee = { payer: 'Noordzee', from: '1', vat: '21 %' }
  expect(namesOf([fee, { ...fee }])).toEqual(['1', '2'])
})

test('as many columns are taken as it needs', () => {
  expect(
    namesOf([
      { payer: 'Noordzee', from: '1', vat: '21 %' },
      { payer: 'Noordzee', from: '1', vat: '6 %' },
      { payer: 'Noordzee', from: '11', vat: '6 %' },
    ]),
  ).toEqual(['VAT 21 %, From 1', 'VAT 6 %, From 1', 'VAT 6 %, From 11'])
})

test('rows with another name are not compared', () => {
  const rows = ['Noordzee', 'Noordzee', 'Brugge', 'Brugge'].map((payer, index) => ({
    payer,
    from: String(index),
    vat: '',
  }))
  const text = vi.fn<Column<Fee>['text']>(({ from }) => from)
  const differencesOf = differencesIn(rows, ({ payer }) => payer, [{ id: 'from', header: 'From', text }])
  expect(text).not.toHaveBeenCalled()
  expect(rows.slice(0, 2).map((row) => differencesOf(row))).toEqual(['From 0', 'From 1'])
  expect(text).toHaveBeenCalledTimes(2)
})
