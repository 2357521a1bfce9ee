import { describe, expect, it } from 'vitest'
import { breakdownOf, shareOf, SLICES } from './breakdown.ts'
import type { EventRow } from './figures.ts'

const event = (totalPriceVatIncl: number, mobilityMode?: string): EventRow => ({
  count: 1,
  totalPriceVatIncl,
  ...(mobilityMode !== undefined && { mobilityMode, mobilityModeLabel: `label of ${mobilityMode}` }),
})
const modes = (count: number): EventRow[] =>
  Array.from({ length: count }, (_, index) => event(100 - index, `MODE_${index}`))

describe('R065: the breakdown has seven colours', () => {
  it('so seven modes stand for themselves', () => {
    const slices = breakdownOf(modes(7))
    expect(slices).toHaveLength(SLICES)
    expect(slices.at(-1)?.mode).toBe('MODE_6')
  })

  it('and the rest of more goes together at the end', () => {
    const slices = breakdownOf(modes(11))
    expect(slices).toHaveLength(SLICES)
    expect(slices.at(-1)).toEqual({ mode: undefined, label: undefined, total: 94 + 93 + 92 + 91 + 90 })
  })
})

describe('the breakdown', () => {
  it('sums in cents, the highest first', () => {
    expect(breakdownOf([event(0.1, 'TRAIN'), event(0.2, 'TRAIN'), event(5, 'PARKING')])).toEqual([
      { mode: 'PARKING', label: 'label of PARKING', total: 5 },
      { mode: 'TRAIN', label: 'label of TRAIN', total: 0.3 },
    ])
  })

  it('shows the key of a mode without words, and what has no mode at the end', () => {
    const unnamed = { count: 1, totalPriceVatIncl: 2, mobilityMode: 'HOT_AIR_BALLOON' }
    expect(breakdownOf([event(9), unnamed]).map(({ label }) => label)).toEqual(['HOT_AIR_BALLOON', undefined])
  })

  it('is empty without rows', () => {
    expect(breakdownOf([])).toEqual([])
  })

  it('gives shares, unless there are refunds among them', () => {
    const slices = breakdownOf([event(75, 'TRAIN'), event(25, 'PARKING')])
    expect(slices.map((slice) => shareOf(slice, slices))).toEqual([75, 25])
    const refunded = breakdownOf([event(75, 'TRAIN'), event(-25, 'PARKING')])
    expect(refunded.map((slice) => shareOf(slice, refunded))).toEqual([undefined, undefined])
    const nothing = breakdownOf([event(0, 'TRAIN')])
    expect(nothing.map((slice) => shareOf(slice, nothing))).toEqual([undefined])
  })
})
