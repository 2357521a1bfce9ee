import { describe, expect, test } from 'vitest'
import { isProposed, lateCostsUntil, stepsOf, type LeaverFacts, type LeaverStep } from './leaver-steps.ts'

const user: Partial<LeaverFacts['user']> = { ospId: 'u-1', active: true }
const facts = {
  user,
  recurring: [
    { ospId: 'soon', active: true, nextDate: '2026-12-01' },
    { ospId: 'later', active: true, nextDate: '2027-06-01' },
    { ospId: 'ending', active: true, nextDate: '2026-12-01', endDate: '2026-12-05' },
    { ospId: 'ended', active: false },
  ],
  tokens: [{ ospId: 'card' }],
  budgets: [
    { ospId: 'open', active: true },
    { ospId: 'closing', active: true, endActivationTime: '2026-12-31T23:59:59+01:00' },
    { ospId: 'closed', active: false },
  ],
} as unknown as LeaverFacts
const summaries = (steps: readonly LeaverStep[]): string[] =>
  steps.map(({ kind, id, until = 'now' }) => `${kind} ${id} ${until}`)

describe('the offboarding steps', () => {
  test('immediately: everything that is open, the account last', () => {
    expect(summaries(stepsOf(facts))).toEqual([
      'recurring soon now',
      'recurring later now',
      'recurring ending now',
      'token card now',
      'budget open now',
      'budget closing now',
      'account u-1 now',
    ])
  })

  test('R088 everything ends on the last day, except what ends earlier or starts later', () => {
    expect(summaries(stepsOf(facts, '2026-12-31'))).toEqual([
      'recurring soon 2026-12-31',
      'recurring later now',
      'token card now',
      'budget open 2026-12-31',
      'account u-1 2026-12-31',
    ])
  })

  test('anything already planned for that day needs no step', () => {
    const desiredDeactivationDate = '2026-12-31T23:59:59+01:00'
    const planned = { ...facts, user: { ...facts.user, desiredDeactivationDate } }
    const account = (of: LeaverFacts, day?: string) =>
      summaries(stepsOf(of, day)).filter((step) => step.startsWith('account'))
    expect(account(planned, '2026-12-31')).toEqual([])
    expect(account(planned, '2026-12-30')).toEqual(['account u-1 2026-12-30'])
    expect(account({ ...facts, user: { ...facts.user, active: false } })).toEqual([])
  })

  test('deleting a card is proposed only for an immediate end', () => {
    const [card] = stepsOf({ ...facts, recurring: [] })
    expect(card && isProposed(card, undefined)).toBe(true)
    expect(card && isProposed(card, '2026-12-31')).toBe(false)
  })

  test('R104, G165 costs may arrive for 60 more days', () => {
    expect(lateCostsUntil('2026-12-31')).toBe('2027-03-01')
  })
})
