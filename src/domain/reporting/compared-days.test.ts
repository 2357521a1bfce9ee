import { expect, test } from 'vitest'
import { daysCompared, nameBefore } from './compared-days.ts'

test.each([
  ['202611', '2026-11-23', '1–23'],
  ['202611', '2026-11-01', '1'],
  ['202603', '2026-03-31', '1–28'],
  ['202610', '2026-11-23', ''],
])('in %s on %s the days of the month before are "%s"', (month, now, days) => {
  expect(daysCompared(month, now)).toBe(days)
})

test('the previous month is named in the current language, also across the turn of the year', () => {
  expect(nameBefore('202601', 'nl')).toBe('december')
  expect(nameBefore('202601', 'fr')).toBe('décembre')
})
