import { expect, test } from 'vitest'
import { PERIODS, periodAt } from './periods.ts'

test.each([
  ['2026-11-28', 'last30Days', '2026-10-30', '2026-11-28'],
  ['2026-11-28', 'thisMonth', '2026-11-01', '2026-11-30'],
  ['2028-03-31', 'lastMonth', '2028-02-01', '2028-02-29'],
  ['2026-11-28', 'thisQuarter', '2026-10-01', '2026-12-31'],
  ['2026-02-28', 'lastQuarter', '2025-10-01', '2025-12-31'],
  ['2026-11-28', 'thisYear', '2026-01-01', '2026-12-31'],
  ['2028-02-29', 'lastYear', '2027-01-01', '2027-12-31'],
] as const)('on %s, %s lasts from %s until %s', (today, name, first, last) => {
  expect(periodAt(name, today)).toEqual({ first, last })
})

test('no period starts after its end', () => {
  for (const name of PERIODS) {
    const { first, last } = periodAt(name, '2026-01-01')
    expect(first <= last).toBe(true)
  }
})
