import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { momentOf } from '~notations/brussels.ts'
import { dayAfter, dayAt, monthAfter, monthKey, monthsBetween, timeAt, today } from './dates.ts'

/**
 * Time zones whose clocks change on other nights than in Brussels, at midnight, or on the same night at another hour.
 */
const MACHINE_ZONES = [
  ['UTC', 'GMT+0000'],
  ['Europe/Brussels', 'GMT+0100'],
  ['Europe/London', 'GMT+0000'],
  ['America/New_York', 'GMT-0500'],
  ['Asia/Beirut', 'GMT+0200'],
  ['Pacific/Apia', 'GMT+1300'],
] as const

describe.each(MACHINE_ZONES)('on a machine in %s', (zone, offset) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone)
  })
  afterEach(() => vi.unstubAllEnvs())

  test('the machine clock uses this zone', () => {
    expect(new Date(2026, 0, 15).toString()).toContain(offset)
  })

  test.each([
    ['2026-01-15', '23:59:59', '2026-01-15T23:59:59+01:00'],
    ['2026-07-15', '00:00:00', '2026-07-15T00:00:00+02:00'],
    ['2026-03-29', '00:00:00', '2026-03-29T00:00:00+01:00'],
    ['2026-03-29', '01:59:59', '2026-03-29T01:59:59+01:00'],
    ['2026-03-29', '03:00:00', '2026-03-29T03:00:00+02:00'],
    ['2026-03-29', '23:59:59', '2026-03-29T23:59:59+02:00'],
    ['2026-10-25', '00:00:00', '2026-10-25T00:00:00+02:00'],
    ['2026-10-25', '01:59:59', '2026-10-25T01:59:59+02:00'],
    ['2026-10-25', '03:00:00', '2026-10-25T03:00:00+01:00'],
    ['2026-10-25', '23:59:59', '2026-10-25T23:59:59+01:00'],
    ['2024-02-29', '23:59:59', '2024-02-29T23:59:59+01:00'],
    ['2026-12-31', '23:59:59', '2026-12-31T23:59:59+01:00'],
  ])('R280, G011 %s %s in Brussels gets the offset of that day', (day, time, moment) => {
    expect(momentOf(day, time)).toBe(moment)
    expect(new Date(momentOf(day, time)).toISOString()).toBe(new Date(moment).toISOString())
    expect(dayAt(moment)).toBe(day)
    expect(timeAt(moment)).toBe(time.slice(0, 5))
  })

  test('a time that occurs twice is the winter one; a time that is skipped moves to the next hour', () => {
    expect(momentOf('2026-10-25', '02:30:00')).toBe('2026-10-25T02:30:00+01:00')
    expect(momentOf('2026-03-29', '02:30:00')).toBe('2026-03-29T03:30:00+02:00')
  })

  test('today and this month are in Brussels time', () => {
    expect(today(new Date('2026-12-31T22:59:00Z'))).toBe('2026-12-31')
    expect(today(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01')
    expect(today(new Date('2026-06-30T21:59:00Z'))).toBe('2026-06-30')
    expect(today(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01')
    expect(monthKey(0, new Date('2026-12-31T23:00:00Z'))).toBe('202701')
    expect(monthKey(0, new Date('2026-11-21T12:00:00Z'))).toBe('202611')
    expect(monthKey(-11, new Date('2026-11-21T12:00:00Z'))).toBe('202512')
    expect(monthKey(2, new Date('2026-11-21T12:00:00Z'))).toBe('202701')
    expect(monthKey(-1, new Date('2026-03-31T12:00:00Z'))).toBe('202602')
    expect(monthKey(1, new Date('2024-01-31T12:00:00Z'))).toBe('202402')
  })

  test.each([
    ['2026-12-31', 60, '2027-03-01'],
    ['2027-12-31', 60, '2028-02-29'],
    ['2028-01-01', 60, '2028-03-01'],
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-05-05', 0, '2026-05-05'],
  ])('%s plus %d days is %s', (day, count, later) => expect(dayAfter(day, count)).toBe(later))

  test('month arithmetic crosses the end of the year', () => {
    expect(monthAfter('202611', 2)).toBe('202701')
    expect(monthAfter('202601', -1)).toBe('202512')
    expect(monthAfter('202611', -11)).toBe('202512')
    expect(monthsBetween('202611', '202702')).toEqual(['202611', '202612', '202701', '202702'])
  })
})

test('a text that is not a day stays unchanged, so that validation refuses it', () => {
  expect(momentOf('2026-02-30', '00:00:00')).toBe('2026-02-30T00:00:00')
  expect(momentOf('soon', '00:00:00')).toBe('soonT00:00:00')
})

test('monthsBetween returns only the first month when the last one is the same or earlier', () => {
  expect(monthsBetween('202611', '202611')).toEqual(['202611'])
  expect(monthsBetween('202611', '202610')).toEqual(['202611'])
})
