import { describe, expect, test } from 'vitest'
import isPhone from '~openapi/formats/phone.ts'
import { countryOf, nationalPart, toInternational } from './phone.ts'

describe('R140 phone numbers', () => {
  test.each([
    ['0475 12 34 56', 'BE', '+32475123456'],
    ['+33 6 12 34 56 78', 'BE', '+33612345678'],
    ['0031612345678', 'BE', '+31612345678'],
    ['', 'BE', ''],
  ] as const)('%s typed in %s travels as %s', (typed, country, international) => {
    expect(toInternational(typed, country)).toBe(international)
  })

  test('a stored number is shown by country', () => {
    expect(countryOf('+380501234567')).toBe('UA')
    expect(nationalPart('+32475123456', 'BE')).toBe('475123456')
  })

  test.each([
    ['+32475123456', true],
    ['+380501234567', true],
    ['+3247512345', false],
    ['+447911123456', false],
    ['0475123456', false],
  ])('%s valid: %s', (number, valid) => {
    expect(isPhone(number)).toBe(valid)
  })
})
