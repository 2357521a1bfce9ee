import { describe, expect, test } from 'vitest'
import { brokenDay, effectOf } from './payment-form.ts'

describe('R100 the status of an invoice after a payment', () => {
  test.each([
    [1210, 1000, { words: 'insufficient', left: 210 }],
    [1210, 1209.99, { words: 'insufficient', left: 0.01 }],
    [1210, 1210, { words: 'paid', left: 0 }],
    [0.3, 0.1, { words: 'insufficient', left: 0.2 }],
    [1210, 1210.5, { words: 'excessive', left: 0.5 }],
    [-25.5, 10, { words: 'excessive', left: 35.5 }],
  ])('%d open, %d paid', (openAmount, amount, effect) => {
    expect(effectOf({ openAmount }, amount)).toEqual(effect)
  })

  test('no status is shown for a missing, zero or negative amount', () => {
    expect([undefined, '', 'x', 0, -5].map((amount) => effectOf({ openAmount: 10 }, amount))).toEqual(
      Array(5).fill(undefined),
    )
  })
})

test('a payment cannot be in the future', () => {
  const of = (paymentDate: string) => brokenDay({ id: 'inv-1', amount: 1, paymentDate })
  expect(of('2020-01-01')).toEqual({})
  expect(of('2999-01-01')).toEqual({ paymentDate: { rule: 'not_future' } })
})
