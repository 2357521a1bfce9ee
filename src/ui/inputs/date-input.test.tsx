import { expect, test } from 'vitest'
import { toIso } from './date-input.tsx'

test.each([
  ['31/12/2026', '2026-12-31'],
  ['1/2/2026', '2026-02-01'],
  [' 01.02.2026 ', '2026-02-01'],
  ['01-02-2026', '2026-02-01'],
])('R279 %s is kept as %s', (typed, kept) => {
  expect(toIso(typed)).toBe(kept)
})

test.each(['', 'morgen', '2026', '31/12/26'])('a text that is not a date stays as typed: %s', (typed) => {
  expect(toIso(typed)).toBe(typed)
})
