import { describe, expect, test } from 'vitest'
import { nextTimes } from './cron.ts'

/** A Monday. */
const NOW = new Date('2026-11-23T13:00:00+01:00')
const next = (cron: string, count = 3) => nextTimes(cron, count, NOW)

describe('R205 G175 the next runs of a schedule', () => {
  test.each([
    ['0 0 1 * *', ['2026-12-01T00:00:00+01:00', '2027-01-01T00:00:00+01:00', '2027-02-01T00:00:00+01:00']],
    ['0 12 * * MON', ['2026-11-30T12:00:00+01:00', '2026-12-07T12:00:00+01:00', '2026-12-14T12:00:00+01:00']],
    [
      '30 13,14 * * *',
      ['2026-11-23T13:30:00+01:00', '2026-11-23T14:30:00+01:00', '2026-11-24T13:30:00+01:00'],
    ],
    [
      '*/20 8-13 * * 1-5',
      ['2026-11-23T13:20:00+01:00', '2026-11-23T13:40:00+01:00', '2026-11-24T08:00:00+01:00'],
    ],
    ['0 0 L 2 *', ['2027-02-28T00:00:00+01:00', '2028-02-29T00:00:00+01:00', '2029-02-28T00:00:00+01:00']],
    ['0 6 * * 7', ['2026-11-29T06:00:00+01:00', '2026-12-06T06:00:00+01:00', '2026-12-13T06:00:00+01:00']],
    [
      '0 6 ? JAN-MAR/2 ?',
      ['2027-01-01T06:00:00+01:00', '2027-01-02T06:00:00+01:00', '2027-01-03T06:00:00+01:00'],
    ],
  ])('of %s', (cron, moments) => expect(next(cron)).toEqual(moments))

  test('six fields start with the seconds', () => {
    expect(next('15 30 6 1 1-12/3 *', 2)).toEqual(['2027-01-01T06:30:15+01:00', '2027-04-01T06:30:15+02:00'])
  })

  test('with a day of the month and a day of the week, either one matches, as in cron', () => {
    expect(next('0 0 26 * FRI', 2)).toEqual(['2026-11-26T00:00:00+01:00', '2026-11-27T00:00:00+01:00'])
  })

  test('skips the hour that summer time skips, and returns local time in summer', () => {
    expect(next('30 2 28,29 3 *', 2)).toEqual(['2027-03-29T02:30:00+02:00', '2028-03-28T02:30:00+02:00'])
  })

  test('a schedule that never or seldom runs', () => {
    expect(next('0 0 31 2 *')).toEqual([])
    expect(next('0 0 29 2 *', 2)).toEqual(['2028-02-29T00:00:00+01:00', '2032-02-29T00:00:00+01:00'])
  })

  test.each([
    'a b c d e',
    '60 0 * * *',
    '0 0 0 * *',
    '5-1 * * * *',
    '* * * *',
    '0 9 * * MON#2',
    '*/0 * * * *',
    '',
  ])('is not known of "%s"', (cron) => expect(next(cron)).toBeUndefined())
})
