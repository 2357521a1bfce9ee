import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { differencesOf } from './row-names.ts'

interface Fee {
  readonly payer: string
  readonly from: string
  readonly vat: string
}
const columns: readonly Column<Fee>[] = [
  { id: 'vat', header: 'VAT', text: ({ vat }) => vat },
  { id: 'from', header: 'From', text: ({ from }) => from },
]
const namesOf = (rows: readonly Fee[]): readonly (string | undefined)[] => {
  const found = differencesOf(rows, ({ payer }) => payer, columns)
  return rows.map((row) => found.get(row))
}

test('rows with the same name are distinguished by the first columns in which they differ (WCAG 2.4.4)', () => {
  expect(
    namesOf([
      { payer: 'Noordzee', from: '1', vat: '21 %' },
      { payer: 'Noordzee', from: '11', vat: '21 %' },
      { payer: 'Brugge', from: '1', vat: '21 %' },
      { payer: 'Noordzee', from: '', vat: '21 %' },
    ]),
  ).toEqual(['From 1', 'From 11', undefined, ''])
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
