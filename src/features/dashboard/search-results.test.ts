import { describe, expect, it } from 'vitest'
import { isKnownMatch } from './search-results.ts'

describe('R068: what the search matched on', () => {
  it('knows a voucher code, and that there may be others', () => {
    expect(isKnownMatch('VOUCHER_CODE')).toBe(true)
    expect(isKnownMatch('STAR_SIGN')).toBe(false)
  })
})
