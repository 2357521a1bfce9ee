// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { BudgetValues } from './budget-form.ts'
import { topUpsOf } from './top-ups.ts'

const monthly: BudgetValues = {
  type: 'COMMUTING_BUDGET',
  unlimited: false,
  vat: 'VAT_INCLUDED',
  frequency: 'MONTH',
  frequencyAmount: 75,
  transferStrategy: 'ADD',
  equalToRecurring: true,
}

test('R094 a monthly budget starts today, and is topped up on the first day of each month', () => {
  expect(topUpsOf(monthly, '2026-11-23')).toEqual([
    { day: '2026-11-23', amount: 75, balance: 75 },
    { day: '2026-12-01', amount: 75, balance: 150 },
    { day: '2027-01-01', amount: 75, balance: 225 },
    { day: '2027-02-01', amount: 75, balance: 300 },
  ])
})

test('R186 the upper limit cuts off, a reset discards the rest, and the last day of use ends it', () => {
  expect(topUpsOf({ ...monthly, budgetUpperLimit: 100 }, '2026-11-23').map(({ balance }) => balance)).toEqual(
    [75, 100, 100, 100],
  )
  expect(
    topUpsOf({ ...monthly, transferStrategy: 'RESET' }, '2026-11-23').map(({ balance }) => balance),
  ).toEqual([75, 75, 75, 75])
  const yearly = { ...monthly, transferStrategy: 'ADD_MONTHLY_RESET_YEARLY' } as const
  expect(topUpsOf(yearly, '2026-11-23').map(({ balance }) => balance)).toEqual([75, 150, 75, 150])
  expect(topUpsOf({ ...monthly, until: '2026-12-31' }, '2026-11-23')).toHaveLength(2)
})

test('R093 a yearly budget with another start waits for its first day; a manual one is not topped up', () => {
  const later = {
    ...monthly,
    frequency: 'YEAR',
    equalToRecurring: false,
    startAmount: 20,
    from: '2027-03-15',
  } as const
  expect(topUpsOf(later, '2026-11-23').slice(0, 2)).toEqual([
    { day: '2027-03-15', amount: 20, balance: 20 },
    { day: '2028-01-01', amount: 75, balance: 95 },
  ])
  expect(topUpsOf({ ...monthly, frequency: 'MANUAL', startAmount: 50 }, '2026-11-23')).toEqual([
    { day: '2026-11-23', amount: 50, balance: 50 },
  ])
})

test('nothing is shown for an unlimited budget, and until an amount is filled in', () => {
  expect(topUpsOf({ ...monthly, unlimited: true }, '2026-11-23')).toEqual([])
  expect(topUpsOf({ ...monthly, frequencyAmount: undefined }, '2026-11-23')).toEqual([])
})
