import { describe, expect, it } from 'vitest'
import { isKnownMatch, movedTo } from './search-results.ts'

describe('R068: what the search matched on', () => {
  it('knows a voucher code, and that there may be others', () => {
    expect(isKnownMatch('VOUCHER_CODE')).toBe(true)
    expect(isKnownMatch('STAR_SIGN')).toBe(false)
  })
})

describe('keys among the results', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 9, 0],
    ['ArrowUp', 0, 9],
    ['ArrowUp', 4, 3],
    ['PageDown', 7, 9],
    ['PageUp', 2, 0],
    ['Home', 4, undefined],
    ['a', 4, undefined],
  ])('%s from %i of ten goes to %s', (key, from, to) => {
    expect(movedTo(key, from, 10)).toBe(to)
  })
})
