import { expect, test } from 'vitest'
import { localTime, momentOf } from '~notations/brussels.ts'
import { dayAfter, daysIn, monthAfter, monthsBetween, startOfDay } from './months.ts'

test.each([
  ['2026-03-29', '2026-03-29T00:00:00+01:00'],
  ['2026-03-30', '2026-03-30T00:00:00+02:00'],
  ['2026-10-25', '2026-10-25T00:00:00+02:00'],
  ['2026-10-26', '2026-10-26T00:00:00+01:00'],
  ['2024-02-29', '2024-02-29T00:00:00+01:00'],
])('%s begins at midnight in Brussels', (day, moment) => {
  expect(startOfDay(day)).toBe(moment)
  expect(localTime(new Date(moment))).toBe(moment)
})

test('a time has the offset of its own hour, also on the days of daylight-saving changes', () => {
  expect(momentOf('2026-03-29', '09:15')).toBe('2026-03-29T09:15:00+02:00')
  expect(momentOf('2026-10-25', '09:15')).toBe('2026-10-25T09:15:00+01:00')
  expect(momentOf('2026-10-25', '01:15')).toBe('2026-10-25T01:15:00+02:00')
})

test('an invalid day does not become another one', () => {
  expect(startOfDay('2026-02-30')).not.toContain('2026-03')
})

test('days and months continue across the ends of months and years', () => {
  expect(dayAfter('2024-03-01', -1)).toBe('2024-02-29')
  expect(dayAfter('2026-10-24', 2)).toBe('2026-10-26')
  expect(monthAfter('202611', 2)).toBe('202701')
  expect(monthAfter('202601', -1)).toBe('202512')
  expect(['202402', '202602', '202612'].map(daysIn)).toEqual([29, 28, 31])
  expect(monthsBetween('202610', '202701', 3)).toEqual(['202611', '202612', '202701'])
})
