import { expect, test } from 'vitest'
import { pastedPosition } from './position.ts'

test('R167 a position that a map site copied is read, other text is none', () => {
  expect(pastedPosition(' 51.2093, 3.2247 ')).toEqual({ latitude: 51.2093, longitude: 3.2247 })
  expect(pastedPosition('-33.85;151.21')).toEqual({ latitude: -33.85, longitude: 151.21 })
  // One number with a decimal comma, not two.
  for (const text of ['51,2093', '51', '51.2 N, 3.2 E', '']) expect(pastedPosition(text)).toBeUndefined()
})
