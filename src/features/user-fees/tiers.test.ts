import { describe, expect, it } from 'vitest'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { findingOf, kindOf, stretchesOf, type Tier } from './tiers.ts'

const tier = (eventCountFrom: number, eventCountTo?: number): Tier => ({
  eventCountFrom,
  feeAmount: 1,
  ...withoutUndefined({ eventCountTo }),
})
const drawn = (...tiers: Tier[]) =>
  stretchesOf(tiers).map((stretch) => [kindOf(stretch), stretch.from, stretch.to])

describe('G133 the drawing of tiers', () => {
  it('has one segment per tier if they are consecutive', () => {
    expect(drawn(tier(0, 10), tier(11, 50), tier(51))).toEqual([
      ['tier', 0, 10],
      ['tier', 11, 50],
      ['tier', 51, undefined],
    ])
  })

  it('marks gaps before, between and after, but not zero events alone', () => {
    expect(drawn(tier(5, 10), tier(20, 30))).toEqual([
      ['gap', 1, 4],
      ['tier', 5, 10],
      ['gap', 11, 19],
      ['tier', 20, 30],
      ['gap', 31, undefined],
    ])
    expect(drawn(tier(1))).toEqual([['tier', 1, undefined]])
  })

  it('marks overlapping tiers, also several at once and open-ended ones', () => {
    expect(drawn(tier(15, 40), tier(1, 20))).toEqual([
      ['tier', 1, 14],
      ['overlap', 15, 20],
      ['tier', 21, 40],
      ['gap', 41, undefined],
    ])
    expect(drawn(tier(0), tier(3))).toEqual([
      ['tier', 0, 2],
      ['overlap', 3, undefined],
    ])
  })

  it('a tier that ends before it starts covers nothing (R165)', () => {
    expect(drawn(tier(10, 5))).toEqual([['gap', 1, undefined]])
    expect(drawn()).toEqual([])
  })

  it('reports the error of each tier', () => {
    const tiers = [tier(1, 20), tier(15, 40), tier(50)]
    expect(tiers.map((one) => findingOf(one, tiers))).toEqual(['overlap', 'overlap', undefined])
    const open = [tier(1, 10), tier(20)]
    expect(open.map((one) => findingOf(one, open))).toEqual(['gap', undefined])
  })
})
