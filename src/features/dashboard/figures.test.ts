import { describe, expect, it } from 'vitest'
import {
  companyBudgetOf,
  countOf,
  newCountOf,
  ofCompanyType,
  ofMonth,
  totalOf,
  type EventRow,
} from './figures.ts'

const event = (totalPriceVatIncl: number, more: Partial<EventRow> = {}): EventRow => ({
  count: 1,
  totalPriceVatIncl,
  ...more,
})

describe('R067: expenses are summed in cents', () => {
  it('without the errors of floating point', () => {
    expect(0.1 + 0.2).not.toBe(0.3)
    expect(totalOf([event(0.1), event(0.2)])).toBe(0.3)
    expect(totalOf(Array.from({ length: 1000 }, () => event(0.01)))).toBe(10)
  })

  it('with refunds', () => {
    expect(totalOf([event(2544.07), event(-12.5)])).toBe(2531.57)
  })

  it('and are nothing without rows', () => {
    expect(totalOf([])).toBe(0)
  })
})

describe('R059: figures from reporting rows', () => {
  const rows = [
    { count: 40, newCount: 2, billingMonth: '202610', companyType: 'SME' },
    { count: 42, newCount: 3, billingMonth: '202611', companyType: 'SME' },
    { count: 7, newCount: 1, billingMonth: '202611', companyType: 'GOVERNMENT' },
    { count: 1, newCount: 0, billingMonth: '202611' },
  ]

  it('R064: are about one month, over whatever rows there are', () => {
    expect(countOf(ofMonth(rows, '202611'))).toBe(50)
    expect(newCountOf(ofMonth(rows, '202611'))).toBe(4)
    expect(countOf(ofMonth(rows, '202612'))).toBe(0)
  })

  it('R061: keep to a company type', () => {
    expect(countOf(ofMonth(ofCompanyType(rows, 'SME'), '202611'))).toBe(42)
    expect(ofCompanyType(rows, undefined)).toBe(rows)
  })
})

describe('R060: the company budget', () => {
  const budget = {
    ospId: 'b-1',
    version: 1,
    type: 'COMPANY_BUDGET' as const,
    active: true,
    activationStatus: 'ACTIVE',
    currency: 'EUR' as const,
    currentAmount: 100,
    limited: true,
    vatIncluded: true,
    ownerOspId: 'ca-1',
    createdOn: '2026-01-01T00:00:00+01:00',
  }

  it('is what the active one has left', () => {
    expect(
      companyBudgetOf([
        { ...budget, active: false },
        { ...budget, remaining: 90 },
      ]),
    ).toBe(90)
  })

  it('is its amount when nothing else is said, also when below zero', () => {
    expect(companyBudgetOf([{ ...budget, currentAmount: -0.01 }])).toBe(-0.01)
  })

  it('is absent without one', () => {
    expect(companyBudgetOf([{ ...budget, type: 'MOBILITY_BUDGET' }])).toBeUndefined()
  })
})
