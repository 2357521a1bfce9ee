import { describe, expect, test } from 'vitest'
import { phone } from './phone.ts'

/** Formatted numbers contain non-breaking spaces. */
const nbsp = (text: string): string => text.replaceAll(' ', '\u00a0')

describe('R140 phone numbers', () => {
  test.each([
    ['+32470123456', '+32 470 12 34 56'],
    ['+3250123456', '+32 50 12 34 56'],
    ['+3221234567', '+32 2 123 45 67'],
    ['+31612345678', '+31 6 12 34 56 78'],
    ['+4915112345678', '+49 151 1234 5678'],
    ['+380501234567', '+380 50 123 45 67'],
    ['+12025550123', '+12025550123'],
    ['0470/12', '0470/12'],
  ])('%s shows as %s', (msisdn, shown) => {
    expect(phone(msisdn)).toBe(nbsp(shown))
  })
})
