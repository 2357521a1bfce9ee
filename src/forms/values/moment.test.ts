import { expect, test } from 'vitest'
import isDateTime from '~openapi/formats/date-time.ts'
import { fromMoment, momentText, toMoment } from './moment.ts'
import { monthText, toMonth } from './month.ts'

test.each([
  ['2026-11-22', '09:30', '2026-11-22T09:30:00+01:00'],
  ['2026-07-01', '9:05', '2026-07-01T09:05:00+02:00'],
  ['2026-07-01', '9h05', '2026-07-01T09:05:00+02:00'],
  ['2026-03-29', '01:59', '2026-03-29T01:59:00+01:00'],
  ['2026-03-29', '03:00', '2026-03-29T03:00:00+02:00'],
  ['2026-10-25', '01:59', '2026-10-25T01:59:00+02:00'],
  ['2026-10-25', '02:30 +01:00', '2026-10-25T02:30:00+01:00'],
  ['2026-10-25', '02:30 +02:00', '2026-10-25T02:30:00+02:00'],
  ['2024-02-29', '23:59', '2024-02-29T23:59:00+01:00'],
  ['2026-12-31', '00:00', '2026-12-31T00:00:00+01:00'],
])('R279 %s at %s in Brussels is %s', (day, time, moment) => {
  expect(toMoment({ day, time })).toBe(moment)
  expect(isDateTime(moment)).toBe(true)
  expect(toMoment(fromMoment(moment))).toBe(moment)
})

test.each([
  ['2026-11-22', ''],
  ['', '09:30'],
  ['31/02', '09:30'],
  ['2026-11-22', '25:00'],
  ['2026-11-22', '12:60'],
  ['2026-11-22', 'noon'],
  ['2026-03-29', '02:30'],
  ['2026-10-25', '02:30'],
])('what is no moment stays as typed, and the contract refuses it: %s at %s', (day, time) => {
  const kept = toMoment({ day, time })
  expect(isDateTime(kept)).toBe(false)
  expect(fromMoment(kept)).toEqual({ day, time })
})

test('a moment of another time zone is shown in Brussels time; an empty value stays empty', () => {
  expect(fromMoment('2026-11-21T23:30:00Z')).toEqual({ day: '2026-11-22', time: '00:30' })
  expect(toMoment({ day: '', time: '' })).toBe('')
  expect(fromMoment('')).toEqual({ day: '', time: '' })
  expect(momentText('2026-11-21T23:30:00Z')).toBe('22/11/2026 00:30')
  expect(momentText('31/02T09:30')).toBe('31/02 09:30')
})

test.each([
  ['11/2026', '202611'],
  ['1-2026', '202601'],
  ['01 2026', '202601'],
  ['2026', '2026'],
  ['soon', 'soon'],
  ['12/2026', '12/2026'],
  ['1/2027', '1/2027'],
])('R279 R151 %s is the month %s, where the last one is November', (typed, month) =>
  expect(toMonth(typed, '202611')).toBe(month),
)

test('R279 a month is shown as MM/yyyy, other text unchanged', () => {
  expect(monthText('202611')).toBe('11/2026')
  expect(monthText('2026')).toBe('2026')
})
