import { expect, test } from 'vitest'
import { toNumber, toText } from './decimal.ts'

test.each([
  ['12', 12],
  ['1 234,5', 1234.5],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1.234.567', 1_234_567],
  ['1.234.567,8', 1_234_567.8],
  ['12.5', 12.5],
  ['0,125', 0.125],
  ['0.125', 0.125],
  ['1,234,567', 1_234_567],
  [',5', 0.5],
  ['-3,20', -3.2],
  ['−3', -3],
  ['1,2345', 1.2345],
])('R161 %s is %d', (typed, number) => {
  expect(toNumber(typed)).toBe(number)
})

test('an amount, a percentage and a degree may have a sign; only amounts have a thousands separator', () => {
  expect(toNumber('€ 12', 'euro')).toBe(12)
  expect(toNumber('21 %', 'percent')).toBe(21)
  expect(toNumber('51.209°', 'degree')).toBe(51.209)
})

test('an empty text has no value', () => {
  expect(toNumber('  ')).toBeUndefined()
})

test.each(['twelve', '1.250', '5,125', '1-2', '12,', '1.23.4', '1,2.3,4', '12.34.567', '--3'])(
  'a text that is not a number stays as typed: %s',
  (typed) => {
    expect(toNumber(typed)).toBe(typed)
  },
)

test('R161, R279 shows at least two decimals, with thousands separators, and keeps all that were typed', () => {
  expect(toText(1234.5, 2)).toBe('1\u00a0234,50')
  expect(toText(-0.07, 2)).toBe('-0,07')
  expect(toText(12.345, 2)).toBe('12,345')
  expect(toText(21, 0)).toBe('21')
  expect(toText(5.5, 0)).toBe('5,5')
  expect(toText('twelve', 2)).toBe('twelve')
  expect(toText(undefined, 2)).toBe('')
})
