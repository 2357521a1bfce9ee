// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Budget } from '@/domain/budgets/use-budgets-of.ts'
import { upcomingEvents } from './coming.ts'

const user = { ospId: 'u-1', active: true, desiredDeactivationDate: '2026-12-31T23:59:59+01:00' }
const budget: Budget = {
  ospId: 'b-1',
  version: 1,
  type: 'MOBILITY_BUDGET',
  active: true,
  activationStatus: 'ACTIVE',
  currency: 'EUR',
  currentAmount: 10,
  limited: true,
  vatIncluded: true,
  ownerOspId: 'u-1',
  createdOn: '2025-01-01T00:00:00+01:00',
  startActivationTime: '2025-03-01T00:00:00+01:00',
  endActivationTime: '2026-11-30T23:59:59+01:00',
}

test('upcoming events are sorted, and past events are left out', () => {
  expect(upcomingEvents(user, [budget], [], '2026-11-23')).toEqual([
    { id: 'b-1 until', kind: 'budgetEnd', day: '2026-11-30', budget: 'MOBILITY_BUDGET' },
    { id: 'u-1', kind: 'deactivation', day: '2026-12-31' },
  ])
})

test('R088 an inactive user has no upcoming deactivation', () => {
  expect(upcomingEvents({ ...user, active: false }, [], [], '2026-11-23')).toEqual([])
})

test('an inactive budget has no upcoming end', () => {
  expect(upcomingEvents(user, [{ ...budget, active: false }], [], '2026-11-23')).toHaveLength(1)
})
