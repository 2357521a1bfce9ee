import { expect, test } from 'vitest'
import { handlingDeadline, inactiveFromOf, settledOn } from './company-deactivation.ts'

test.each([
  ['a Monday', '2026-11-16', '2026-11-19', '2026-12-01', '2027-01-30'],
  ['a Thursday: the weekend does not count', '2026-11-19', '2026-11-24', '2026-12-01', '2027-01-30'],
  ['a Saturday', '2026-11-21', '2026-11-25', '2026-12-01', '2027-01-30'],
  ['the end of a month: handled in the next one', '2026-11-30', '2026-12-03', '2027-01-01', '2027-03-02'],
  ['the end of a year', '2026-12-28', '2026-12-31', '2027-01-01', '2027-03-02'],
])('R103 R104 G311 requested on %s', (_title, requestedOn, last, inactiveFrom, settled) => {
  expect(handlingDeadline(requestedOn)).toBe(last)
  expect(inactiveFromOf(requestedOn, requestedOn), 'promised on the day of the request').toBe(inactiveFrom)
  expect(settledOn(inactiveFrom)).toBe(settled)
})

test.each([
  ['without a request', '2026-11-30', undefined, '2026-12-01'],
  ['on the first of a month', '2026-12-01', undefined, '2027-01-01'],
  ['earlier than the company was promised', '2026-11-30', '2026-11-30', '2027-01-01'],
  ['within the days that staff has', '2026-12-03', '2026-11-30', '2027-01-01'],
  ['too late', '2027-01-04', '2026-11-30', '2027-02-01'],
])('R103 G456 confirmed %s', (_title, confirmedOn, requestedOn, inactiveFrom) => {
  expect(inactiveFromOf(confirmedOn, requestedOn)).toBe(inactiveFrom)
})
