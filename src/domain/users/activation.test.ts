import { describe, expect, test } from 'vitest'
import { activationMoment, brokenPlan, deactivationMoment } from './activation.ts'

/** After midnight in Brussels, but still the previous day in UTC. */
const NIGHT = new Date('2026-06-30T22:30:00Z')

describe('R087, G150 an activation is sent as a moment', () => {
  test('immediately: now', () => {
    expect(activationMoment('now', '', NIGHT)).toBe('2026-06-30T22:30:00.000Z')
  })
  test('end of day: the last second of the current day in Brussels', () => {
    expect(activationMoment('endOfDay', '', NIGHT)).toBe('2026-07-01T23:59:59+02:00')
  })
  test.each([
    ['2026-12-01', '2026-12-01T00:00:00+01:00'],
    ['2026-07-01', '2026-07-01T00:00:00+02:00'],
    ['2026-03-29', '2026-03-29T00:00:00+01:00'],
    ['2026-03-30', '2026-03-30T00:00:00+02:00'],
    ['2026-10-25', '2026-10-25T00:00:00+02:00'],
  ])('at a date: the beginning of %s in Brussels', (day, moment) => {
    expect(activationMoment('date', day)).toBe(moment)
  })
  test('manual: no moment', () => {
    expect(activationMoment('manual', '')).toBeNull()
  })
})

describe('R088 a deactivation may have a date', () => {
  test('immediately: no date', () => {
    expect(deactivationMoment('now', '')).toEqual({})
  })
  test('on a date: the end of that day', () => {
    expect(deactivationMoment('date', '2026-12-31')).toEqual({
      desiredDeactivationDate: '2026-12-31T23:59:59+01:00',
    })
  })
})

test.each([
  ['now', '', undefined],
  ['date', '', 'required'],
  ['date', '31/02/2031', 'date'],
  ['date', '2026-06-30', 'minimum'],
  ['date', '2026-07-01', undefined],
])('R087, R088 mode %s, day "%s": %s', (mode, day, rule) => {
  expect(brokenPlan({ mode, day }, NIGHT)['day']?.rule).toBe(rule)
})
