import { expect, test } from 'vitest'
import { brokenSignedAmount, fromSigned, toSigned } from './signed-amount.ts'

test('R098 G085 an amount is typed without a sign, and sent with it', () => {
  expect(toSigned({ amountVatIncl: 64.5, direction: 'off' })).toBe(-64.5)
  expect(toSigned({ amountVatIncl: 64.5, direction: 'on' })).toBe(64.5)
  expect(toSigned({ direction: 'off' })).toBeUndefined()
})

test.each([-9.11, 18.4])('%d is shown and sent unchanged', (amount) => {
  expect(toSigned(fromSigned(amount))).toBe(amount)
})

test.each([
  [0, true],
  [-5, true],
  [0.01, false],
  [undefined, false],
])('%s is refused: %s', (amountVatIncl, isRefused) => {
  expect('amountVatIncl' in brokenSignedAmount({ amountVatIncl })).toBe(isRefused)
})
