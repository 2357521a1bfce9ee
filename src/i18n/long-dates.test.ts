import { describe, expect, test } from 'vitest'
import { dayInWords, monthName, pastDay, shortMoment } from './long-dates.ts'

test('a day in long form, in each language', () => {
  expect(dayInWords('2026-12-31', 'nl')).toBe('31 december 2026')
  expect(dayInWords('2026-12-31', 'fr')).toBe('31 décembre 2026')
  expect(dayInWords('2026-12-31', 'en')).toBe('31 December 2026')
})

test('a moment is as short as possible, relative to the day in Brussels', () => {
  const now = new Date('2026-11-23T09:00:00+01:00')
  expect(shortMoment('2026-11-23T08:12:00+01:00', 'nl', now)).toBe('08:12')
  expect(shortMoment('2026-11-05T23:30:00Z', 'nl', now)).toBe('6 november')
  expect(shortMoment('2025-11-06T10:00:00Z', 'nl', now)).toBe('6 november 2025')
})

describe('a past day in relative form', () => {
  const now = new Date('2026-11-23T10:00:00+01:00')
  test.each([
    ['2026-11-23T00:30:00+01:00', 'nl', 'vandaag'],
    ['2026-11-22T23:30:00+01:00', 'fr', 'hier'],
    ['2026-11-20T07:42:00+01:00', 'nl', '20 november'],
    ['2026-11-02T07:42:00+01:00', 'en', '2 November'],
    ['2025-11-20T07:42:00+01:00', 'nl', '20/11/2025'],
  ])('%s in %s is %s', (moment, language, words) => {
    expect(pastDay(moment, language, now)).toBe(words)
  })
})

describe('a month in long form', () => {
  test.each([
    ['nl', 'november 2026', 'nov'],
    ['en', 'November 2026', 'Nov'],
    ['fr', 'novembre 2026', 'nov'],
  ])('in %s is %s, or %s', (language, long, short) => {
    expect(monthName('202611', language)).toBe(long)
    expect(monthName('202611', language, 'short')).toBe(short)
    expect(long).toContain(monthName('202611', language, 'name'))
  })
})
