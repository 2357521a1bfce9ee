import { describe, expect, test } from 'vitest'
import { readListQuery } from '@/lists/list-query.ts'
import { allTransactionsQuery, amountIn, toFilterOfAll } from './transactions-query.ts'

describe('searching for an amount', () => {
  test.each([
    ['14,80', 14.8],
    ['14.8', 14.8],
    ['€ 1.210,00', 1210],
    ['1,210.55', 1210.55],
    ['-25,5', 25.5],
    ['5000', 5000],
    ['1 210', 1210],
    ['1.210', undefined],
    ['2,9561', undefined],
    ['RAIL26100001', undefined],
    ['6050123412341234', undefined],
    ['12/11/2026', undefined],
    ['', undefined],
  ])('%s is %s', (search, amount) => {
    expect(amountIn(search)).toBe(amount)
  })
})

test('the filter of the request is computed from the address', () => {
  const of = (address: string) => toFilterOfAll(readListQuery(allTransactionsQuery, address), 'ca-2001')
  expect(of('')).toEqual({ corporateAccountOspId: 'ca-2001', charge: false })
  expect(
    of('search=14,80&budget=COMPANY_BUDGET&type=topup&from=2026-11-30&to=2026-11-01&partner=p-1'),
  ).toEqual({
    corporateAccountOspId: 'ca-2001',
    partnerOspId: 'p-1',
    types: ['topup'],
    budgetTypes: ['COMPANY_BUDGET'],
    dateFrom: '2026-11-01',
    dateTo: '2026-11-30',
    amount: 14.8,
  })
  expect(of('budget=PIGGY_BANK&search=jonas')).toEqual({
    corporateAccountOspId: 'ca-2001',
    charge: false,
    search: 'jonas',
  })
})
