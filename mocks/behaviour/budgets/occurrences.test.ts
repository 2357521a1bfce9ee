import { describe, expect, test } from 'vitest'
import type { RecurringRow } from '../../tables.ts'
import { nextOccurrence, occurrences } from './occurrences.ts'

const recurrence = (row: Pick<RecurringRow, 'date' | 'frequency'> & Partial<RecurringRow>): RecurringRow =>
  ({ skippedDates: [], ...row }) as unknown as RecurringRow

describe('the days of a recurring expense', () => {
  test('29 February occurs each year, on 28 February in other years', () => {
    const yearly = recurrence({ date: '2028-02-29', frequency: 'YEAR' })
    expect([...occurrences(yearly, '2028-02-28', '2032-12-31')]).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ])
    expect(nextOccurrence(yearly, '2029-02-28')).toBe('2030-02-28')
  })

  test('the 31st occurs each month, on the last day of a shorter one', () => {
    const monthly = recurrence({ date: '2027-01-31', frequency: 'MONTH' })
    expect([...occurrences(monthly, '2027-01-30', '2027-06-30')]).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
      '2027-06-30',
    ])
  })

  test('the 30th is not skipped in February, and keeps its day afterwards', () => {
    const monthly = recurrence({ date: '2027-11-30', frequency: 'MONTH' })
    expect([...occurrences(monthly, '2028-01-30', '2028-03-31')]).toEqual(['2028-02-29', '2028-03-30'])
  })

  test('a deleted day of a short month stays deleted, and the end is respected', () => {
    const row = recurrence({
      date: '2028-02-29',
      frequency: 'YEAR',
      skippedDates: ['2029-02-28'],
      endDate: '2030-02-28',
    })
    expect([...occurrences(row, '2028-03-01', '2040-01-01')]).toEqual(['2030-02-28'])
  })
})
