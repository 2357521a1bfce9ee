import { describe, expect, it } from 'vitest'
import { breakdownOf } from './breakdown.ts'
import type { EventRow } from './figures.ts'

const event = (totalPriceVatIncl: number, mobilityMode?: string): EventRow => ({
  count: 1,
  totalPriceVatIncl,
  ...(mobilityMode !== undefined && { mobilityMode, mobilityModeLabel: `label of ${mobilityMode}` }),
})
const modes = (count: number): EventRow[] =>
  Array.from({ length: count }, (_, index) => event(100 - index, `MODE_${index}`))

describe('R065: each of the seven colours belongs to a category', () => {
  it('up to seven modes have their own part', () => {
    expect(breakdownOf(modes(7), 'Rest').map(({ isRest }) => isRest)).toEqual(Array(7).fill(undefined))
  })

  it('with more modes, the others become one rest at the end', () => {
    const shares = breakdownOf(modes(11), 'Rest')
    expect(shares).toHaveLength(8)
    expect(shares.at(-1)).toMatchObject({ name: 'Rest', euros: 93 + 92 + 91 + 90, isRest: true })
  })
})

describe('the breakdown', () => {
  it('R067 sums in cents, the highest first', () => {
    expect(
      breakdownOf([event(0.1, 'TRAIN'), event(0.2, 'TRAIN'), event(5, 'PARKING')], 'Rest'),
    ).toMatchObject([
      { name: 'label of PARKING', euros: 5 },
      { name: 'label of TRAIN', euros: 0.3 },
    ])
  })

  it('shows the key of a mode without a name, and expenses without a mode at the end', () => {
    const unnamed = { count: 1, totalPriceVatIncl: 2, mobilityMode: 'HOT_AIR_BALLOON' }
    const shares = breakdownOf([event(9), unnamed], 'Rest')
    expect(shares.map(({ name }) => name)).toEqual(['HOT_AIR_BALLOON', 'Rest'])
  })

  it('is empty without rows', () => {
    expect(breakdownOf([], 'Rest')).toEqual([])
  })

  it('gives shares of the whole, unless there are refunds among them', () => {
    const sharesOf = (...rows: EventRow[]) => breakdownOf(rows, 'Rest').map(({ share }) => share)
    expect(sharesOf(event(75, 'TRAIN'), event(25, 'PARKING'))).toEqual([0.75, 0.25])
    expect(sharesOf(event(75, 'TRAIN'), event(-25, 'PARKING'))).toEqual([undefined, undefined])
    expect(sharesOf(event(0, 'TRAIN'))).toEqual([undefined])
  })
})
