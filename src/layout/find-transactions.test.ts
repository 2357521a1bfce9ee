import { expect, test } from 'vitest'
import { transactionsWith } from './find-transactions.ts'

test.each([
  ['49,90', { search: '49,90' }],
  ['RAIL26100001', { search: 'RAIL26100001' }],
  ['6050 1234 1234 1234', { search: '6050 1234 1234 1234' }],
  ['transacties fietshelm', { search: 'fietshelm' }],
  ['Transaction casque de vélo', { search: 'casque de vélo' }],
  ['10/2026', { from: '2026-10-01', to: '2026-10-31' }],
  ['2/2028', { from: '2028-02-01', to: '2028-02-29' }],
  ['transacties 5/10/2026', { from: '2026-10-05', to: '2026-10-05' }],
  ['5-10-26', { from: '2026-10-05', to: '2026-10-05' }],
  ['5 okt 2026', { from: '2026-10-05', to: '2026-10-05' }],
  ['31/02/2026', { search: '31/02/2026' }],
  ['13/2026', { search: '13/2026' }],
])('%s finds transactions by amount, card, booking, words or period', (typed, address) => {
  expect(transactionsWith(typed)).toEqual(address)
})

test('ignores other texts', () => {
  expect(transactionsWith('fietshelm')).toBeUndefined()
  expect(transactionsWith('transacties')).toBeUndefined()
  const phones = ['+32 470 12 34 56', '+32470123456', '0470/12.34.56', '02 123 45 67']
  expect(phones.map((phone) => transactionsWith(phone))).toEqual(phones.map(() => undefined))
  expect(transactionsWith('01/13/2026')).toEqual({ search: '01/13/2026' })
})
