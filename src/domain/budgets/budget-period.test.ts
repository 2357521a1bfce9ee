// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { elapsedOf, isResetOn, periodOf } from './budget-period.ts'

const TODAY = '2026-11-23'

test('R095 a mobility budget must last until the end of the year', () => {
  expect(periodOf({ type: 'MOBILITY_BUDGET' }, TODAY)).toEqual({
    kind: 'year',
    from: '2026-01-01',
    until: '2026-12-31',
  })
})

test('R093 a budget with a monthly top-up must last until the end of the month', () => {
  const budget = { type: 'COMMUTING_BUDGET', frequency: 'MONTH' } as const
  expect(periodOf(budget, TODAY)).toEqual({ kind: 'month', from: '2026-11-01', until: '2026-11-30' })
  expect(periodOf(budget, '2028-02-29')).toMatchObject({ until: '2028-02-29' })
})

test('a budget that starts or ends within the year is limited to its own days', () => {
  const budget = {
    type: 'MOBILITY_BUDGET',
    startActivationTime: '2026-06-01T00:00:00+02:00',
    endActivationTime: '2026-11-30T23:59:59+01:00',
  } as const
  expect(periodOf(budget, TODAY)).toEqual({ kind: 'own', from: '2026-06-01', until: '2026-11-30' })
})

test('a manual budget without an end has no period', () => {
  expect(periodOf({ type: 'BUSINESS_BUDGET', frequency: null }, TODAY)).toBeUndefined()
})

test('the elapsed part of a period excludes today', () => {
  const year = { kind: 'year', from: '2026-01-01', until: '2026-12-31' } as const
  expect(Math.round(elapsedOf(year, TODAY) * 100)).toBe(89)
  expect(elapsedOf(year, '2027-03-01')).toBe(1)
  expect(elapsedOf(year, '2025-03-01')).toBe(0)
})

test.each([
  ['ADD', 'CAFETERIA_BUDGET', '2027-01-01', false],
  ['RESET', 'CAFETERIA_BUDGET', '2026-12-01', true],
  ['ADD_MONTHLY_RESET_YEARLY', 'CAFETERIA_BUDGET', '2026-12-01', false],
  ['ADD_MONTHLY_RESET_YEARLY', 'CAFETERIA_BUDGET', '2027-01-01', true],
  ['ADD', 'MOBILITY_BUDGET', '2027-01-01', true],
] as const)(
  'R186, R095 %s of a %s: whether the top-up of %s starts again is %s',
  (transferStrategy, type, day, isReset) => {
    expect(isResetOn({ type, transferStrategy }, day)).toBe(isReset)
  },
)
