import { expect, test } from 'vitest'
import { pastedPosition } from './position.ts'

test('R167 reads a position copied from a map site, and no other text', () => {
  expect(pastedPosition(' 51.2093, 3.2247 ')).toEqual({ latitude: 51.2093, longitude: 3.2247 })
  expect(pastedPosition('-33.85;151.21')).toEqual({ latitude: -33.85, longitude: 151.21 })
  // A number with a decimal comma is not a pair of numbers.
  for (const text of ['51,2093', '51', '51.2 N, 3.2 E', '']) expect(pastedPosition(text)).toBeUndefined()
})
