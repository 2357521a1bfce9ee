// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Transaction } from '@/domain/transactions/transactions-query.ts'
import { reasonOf } from './why-negative.ts'

const booking = (day: number, amountVatIncl: number): Transaction => ({
  ospId: `t-${day}`,
  type: 'event',
  date: `2026-11-${String(day).padStart(2, '0')}T10:00:00+01:00`,
  amountVatIncl,
  budgetOspId: 'b-1',
  budgetType: 'MOBILITY_BUDGET',
  charge: false,
  balance: 0, // Ignored, because the reason is computed from the amounts.
})

test('the transaction that crossed zero is the last one after which the budget stayed below', () => {
  // 10 → 4 → -1 → 2 → -3 → -5
  const all = [booking(1, 10), booking(2, -6), booking(3, -5), booking(4, 3), booking(5, -5), booking(6, -2)]
  const reason = reasonOf(all.toReversed(), -5)
  expect(reason?.crossing).toMatchObject({ transaction: { ospId: 't-5' }, balance: -3 })
  expect(reason?.steps.map(({ balance }) => balance)).toEqual([10, 4, -1, 2, -3, -5])
  expect(reason?.shortfall).toBe(5)
})

test('only the last steps before the crossing are shown', () => {
  const all = [
    booking(1, 20),
    ...Array.from({ length: 20 }, (_one, index) => booking(index + 2, -1)),
    booking(25, -0.1),
  ]
  const steps = reasonOf(all, -0.1)?.steps ?? []
  expect(steps).toHaveLength(7)
  expect(steps.at(-1)?.balance).toBe(-0.1)
})

test('a budget that started below zero begins with its first transaction', () => {
  expect(reasonOf([booking(1, -5)], -8)?.crossing.transaction.ospId).toBe('t-1')
})

test('a budget at or above zero has no reason', () => {
  expect(reasonOf([booking(1, 0)], 0)).toBeUndefined()
  expect(reasonOf([], -1)).toBeUndefined()
})
