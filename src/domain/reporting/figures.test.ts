import { describe, expect, it } from 'vitest'
import {
  changeOf,
  companyBudgetOf,
  countOf,
  EXPENSES,
  newCountOf,
  ofCompanyType,
  ofMonth,
  timelineOf,
  totalOf,
  TRANSACTIONS,
  yearBefore,
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

  it('sum to 0 without rows', () => {
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

  it('R064: cover one month, whatever rows there are', () => {
    expect(countOf(ofMonth(rows, '202611'))).toBe(50)
    expect(newCountOf(ofMonth(rows, '202611'))).toBe(4)
    expect(countOf(ofMonth(rows, '202612'))).toBe(0)
  })

  it('R061: are limited to a company type', () => {
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

  it('is the active one, or absent', () => {
    expect(
      companyBudgetOf([
        { ...budget, active: false },
        { ...budget, ospId: 'b-2' },
      ])?.ospId,
    ).toBe('b-2')
    expect(companyBudgetOf([{ ...budget, type: 'MOBILITY_BUDGET' }])).toBeUndefined()
  })
})

describe('the change from the previous month', () => {
  const rows = [
    { count: 100, countToDate: 70, billingMonth: '202610' },
    { count: 80, countToDate: 80, billingMonth: '202611' },
  ]

  it('compares the current month with the same days', () => {
    expect(changeOf(rows, TRANSACTIONS, '202611', false)).toEqual({ change: 10, before: 70 })
  })

  it('compares a past month with the whole month', () => {
    expect(changeOf(rows, TRANSACTIONS, '202611', true)).toEqual({ change: -20, before: 100 })
  })

  it('is absent if the server does not return the days, or has no previous month', () => {
    const withoutDays = rows.map(({ countToDate: _countToDate, ...row }) => row)
    expect(changeOf(withoutDays, TRANSACTIONS, '202611', false)).toBeUndefined()
    expect(changeOf(rows, TRANSACTIONS, '202610', true)).toBeUndefined()
  })

  it('R067 sums expenses in cents', () => {
    const spent = [
      { ...event(0.5), billingMonth: '202610', totalToDateVatIncl: 0.1 },
      { ...event(0.5), billingMonth: '202610', totalToDateVatIncl: 0.2 },
      { ...event(0.4), billingMonth: '202611', totalToDateVatIncl: 0.4 },
    ]
    expect(changeOf(spent, EXPENSES, '202611', false)?.before).toBe(0.3)
  })
})

describe('the previous year', () => {
  const rows = ['202510', '202511', '202610', '202611'].map((billingMonth, count) => ({
    count,
    billingMonth,
  }))

  it('has the same months', () => {
    expect(timelineOf(rows, countOf, '202611').map(({ month }) => month)).toEqual(
      expect.not.arrayContaining(['202511']),
    )
    expect(yearBefore(rows, countOf, timelineOf(rows, countOf, '202611'))).toEqual([0, 1])
  })

  it('is absent when one of them has no rows', () => {
    expect(yearBefore(rows.slice(1), countOf, timelineOf(rows, countOf, '202611'))).toBeUndefined()
  })
})
