import { dayAfter } from '@/base/dates.ts'
import type { components } from '@/api/generated/schema.ts'
import { plannedDay } from '@/domain/users/activation.ts'
import type { Token } from '@/domain/users/tokens.ts'
import type { Budget } from '@/domain/budgets/use-budgets-of.ts'
import type { AppUser } from '@/domain/users/user-form.ts'

export type Recurring = components['schemas']['RecurringExternalPurchase']

/** What a user who leaves still has. */
export interface LeaverFacts {
  readonly user: AppUser
  readonly recurring: readonly Recurring[]
  readonly tokens: readonly Token[]
  readonly budgets: readonly Budget[]
}

/** One write. `until` is its last day, `yyyy-MM-dd` in Brussels; absent: at once. */
export type LeaverStep = { readonly id: string; readonly until?: string } & (
  | { readonly kind: 'recurring'; readonly recurring: Recurring }
  | { readonly kind: 'token'; readonly token: Token }
  | { readonly kind: 'budget'; readonly budget: Budget }
  | { readonly kind: 'account'; readonly user: AppUser }
)

/** What was agreed to do; it stays as it was then, while what it is about changes. */
export interface Agreed {
  readonly steps: readonly LeaverStep[]
  /** Left as they are, by choice. */
  readonly left: readonly LeaverStep[]
  /** `yyyy-MM-dd`; absent: at once. */
  readonly lastDay: string | undefined
}

/**
 * What is to do for somebody whose last day is `lastDay`; without one it is over at once. In order: what goes on costing,
 * what is known to providers, what can be spent, and the account at the end. What ends by then anyway is left out.
 */
export function stepsOf(facts: LeaverFacts, lastDay?: string): readonly LeaverStep[] {
  const { user, recurring, tokens, budgets } = facts
  const until = lastDay === undefined ? {} : { until: lastDay }
  const endsBy = (day: string | undefined): boolean =>
    lastDay !== undefined && day !== undefined && day <= lastDay
  return [
    ...recurring
      .filter(({ active, endDate }) => active && !endsBy(endDate))
      .map((one): LeaverStep => ({
        kind: 'recurring',
        id: one.ospId,
        recurring: one,
        // Nothing comes until the last day: it is over at once.
        ...(endsBy(one.nextDate) && until),
      })),
    // A token has no last day; it is deleted or it stays.
    ...tokens.map((token): LeaverStep => ({ kind: 'token', id: token.ospId, token })),
    ...budgets
      .filter(({ active, endActivationTime }) => active && !endsBy(plannedDay(endActivationTime)))
      .map((budget): LeaverStep => ({ kind: 'budget', id: budget.ospId, budget, ...until })),
    ...(user.active && (lastDay === undefined || plannedDay(user.desiredDeactivationDate) !== lastDay)
      ? [{ kind: 'account' as const, id: user.ospId, user, ...until }]
      : []),
  ]
}

/** Whether a step is proposed: what would end before the last day is not. */
export const isProposed = ({ kind }: LeaverStep, lastDay: string | undefined): boolean =>
  kind !== 'token' || lastDay === undefined

/** R104, G165: so many days after the end costs may still come in. */
const LATE_DAYS = 60

/** The day, `yyyy-MM-dd`, until which costs may still come in. */
export const lateCostsUntil = (lastDay: string): string => dayAfter(lastDay, LATE_DAYS)
