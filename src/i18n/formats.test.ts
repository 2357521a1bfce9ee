import { describe, expect, test } from 'vitest'
import { date, dateTime, dayOf, money, month, number, sumEuros } from './formats.ts'

/** Formatted numbers contain non-breaking spaces. */
const nbsp = (text: string): string => text.replaceAll(' ', '\u00a0')

describe('money', () => {
  test.each([
    [0, '€ 0,00'],
    [1234.56, '€ 1 234,56'],
    [1_234_567.8, '€ 1 234 567,80'],
    [999.999, '€ 1 000,00'],
    [0.005, '€ 0,01'],
    [-1234.5, '€ −1 234,50'],
    [-0.001, '€ 0,00'],
    [100, '€ 100,00'],
  ])('R281, G161 %d is %s', (euros, text) => {
    expect(money(euros)).toBe(nbsp(text))
  })

  test('R067, G012 amounts are summed in whole cents', () => {
    expect(sumEuros([0.1, 0.2])).toBe(0.3)
    expect(sumEuros([1.1, 2.2, -3.3])).toBe(0)
    expect(sumEuros(Array.from({ length: 1000 }, () => 0.07))).toBe(70)
    expect(sumEuros([19.99, 5.01, -0.01])).toBe(24.99)
    expect(sumEuros([])).toBe(0)
  })
})

test.each([
  [1234, 0, '1 234'],
  [12_345_678, 0, '12 345 678'],
  [999, 0, '999'],
  [2.5, 1, '2,5'],
  [-1000, 0, '-1 000'],
  [-0.4, 0, '0'],
])('G161 the number %d with %d decimals is %s', (value, decimals, text) => {
  expect(number(value, decimals)).toBe(nbsp(text))
})

describe('R279 dates', () => {
  test('a day is formatted as dd/MM/yyyy in every time zone', () => {
    expect(date('2026-02-01')).toBe('01/02/2026')
    expect(date('2024-02-29')).toBe('29/02/2024')
  })

  test('a month is formatted as MM/yyyy', () => {
    expect(month('202611')).toBe('11/2026')
  })

  test.each([
    ['2026-01-15T09:05:00Z', '15/01/2026 10:05', 'winter'],
    ['2026-07-15T09:05:00Z', '15/07/2026 11:05', 'summer'],
    ['2026-12-31T23:30:00Z', '01/01/2027 00:30', 'over the year'],
    ['2026-06-30T23:59:59+02:00', '30/06/2026 23:59', 'with its own offset'],
    ['2026-03-29T01:00:00Z', '29/03/2026 03:00', 'as summer time begins'],
    ['2026-10-25T01:00:00Z', '25/10/2026 02:00', 'as it ends'],
  ])('a moment is dd/MM/yyyy HH:mm in Brussels: %s is %s (%s)', (moment, text) => {
    expect(dateTime(moment)).toBe(text)
    expect(dayOf(moment)).toBe(text.slice(0, 10))
  })
})
