import { expect, test } from 'vitest'
import { deactivationDays } from './deactivation-days.ts'

test.each([
  ['a Monday', '2026-11-16', '2026-11-19', '2026-12-01', '2027-01-30'],
  ['a Thursday: the weekend does not count', '2026-11-19', '2026-11-24', '2026-12-01', '2027-01-30'],
  ['a Saturday', '2026-11-21', '2026-11-25', '2026-12-01', '2027-01-30'],
  ['the end of a month: handled in the next one', '2026-11-30', '2026-12-03', '2027-01-01', '2027-03-02'],
  ['the end of a year', '2026-12-28', '2026-12-31', '2027-01-01', '2027-03-02'],
])('R103 R104 G311 requested on %s', (_title, requestedOn, handledBy, endsOn, settledOn) => {
  expect(deactivationDays(requestedOn)).toEqual({ handledBy, endsOn, settledOn })
})
