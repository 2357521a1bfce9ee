import { expect, test } from 'vitest'
import { dayInWords, monthInWords, shortMoment } from './long-dates.ts'

test('a day and a month in words, in each language', () => {
  expect(dayInWords('2026-12-31', 'nl')).toBe('31 december 2026')
  expect(dayInWords('2026-12-31', 'fr')).toBe('31 décembre 2026')
  expect(monthInWords('2026-11', 'nl')).toBe('november 2026')
})

test('a moment is as short as it can be, in the days of Brussels', () => {
  const now = new Date('2026-11-23T09:00:00+01:00')
  expect(shortMoment('2026-11-23T08:12:00+01:00', 'nl', now)).toBe('08:12')
  expect(shortMoment('2026-11-05T23:30:00Z', 'nl', now)).toBe('6 november')
  expect(shortMoment('2025-11-06T10:00:00Z', 'nl', now)).toBe('6 november 2025')
})
