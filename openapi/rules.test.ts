import { describe, expect, test } from 'vitest'
import { birthDateRules, distanceLimits, distanceRules } from './rules.ts'

describe('R154 the limits of a distance', () => {
  test.each([12, 8.37, 23.46, 0.3, 101.11])('for %d km can both be set, and have one decimal', (km) => {
    const { min, max } = distanceLimits(km)
    expect([distanceRules(km, min), distanceRules(km, max)]).toEqual([{}, {}])
    expect([min, max].map((limit) => Number(limit.toFixed(1)))).toEqual([min, max])
    expect(distanceRules(km, max + 0.1)).toMatchObject({ distance: { rule: 'deviation' } })
    expect(distanceRules(km, min - 0.1)).toMatchObject({ distance: { rule: 'deviation' } })
  })
})

test.each([
  ['1988-05-17', undefined],
  ['2026-11-23', undefined],
  ['2026-11-24', 'not_future'],
  ['0026-05-17', 'too_early'],
  ['1899-12-31', 'too_early'],
  // That these are not dates is reported by another rule.
  ['', undefined],
  ['17/05', undefined],
  [null, undefined],
])('G199 the birth date %j breaks the rule %s', (birthDate, rule) => {
  expect(birthDateRules(birthDate, '2026-11-23', 'birthDate')['birthDate']?.rule).toBe(rule)
})
