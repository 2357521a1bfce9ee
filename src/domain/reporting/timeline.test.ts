import { describe, expect, it } from 'vitest'
import { countOf, timelineOf } from './figures.ts'

interface Row {
  billingMonth?: string
  count: number
}
const row = (billingMonth: string, count: number): Row => ({ billingMonth, count })

describe('R066, G159: a single month', () => {
  it('shows three points: the previous and the next month count 0', () => {
    expect(timelineOf([row('202610', 42)], countOf, '202611')).toEqual([
      { month: '202609', value: 0 },
      { month: '202610', value: 42 },
      { month: '202611', value: 0 },
    ])
  })

  it('does not extend into a future month', () => {
    expect(timelineOf([row('202611', 42)], countOf, '202611')).toEqual([
      { month: '202609', value: 0 },
      { month: '202610', value: 0 },
      { month: '202611', value: 42 },
    ])
  })

  it('works across the turn of the year and with several rows', () => {
    expect(timelineOf([row('202512', 2), row('202512', 3)], countOf, '202601')).toEqual([
      { month: '202511', value: 0 },
      { month: '202512', value: 5 },
      { month: '202601', value: 0 },
    ])
  })
})

describe('the history', () => {
  it('runs from the first month with rows to the last month, with 0 where there are none', () => {
    expect(timelineOf([row('202511', 2), row('202508', 1)], countOf, '202512')).toEqual([
      { month: '202508', value: 1 },
      { month: '202509', value: 0 },
      { month: '202510', value: 0 },
      { month: '202511', value: 2 },
      { month: '202512', value: 0 },
    ])
  })

  it('is empty without rows, or with rows without a month', () => {
    expect(timelineOf([], countOf, '202611')).toEqual([])
    expect(timelineOf<Row>([{ count: 3 }], countOf, '202611')).toEqual([])
  })
})
