import { dayAfter } from '@/base/dates.ts'
import type { components } from '@/api/generated/schema.ts'
import { plannedDay } from '@/domain/users/activation.ts'
import type { Token } from '@/domain/users/tokens.ts'
import type { Budget } from '@/domain/budgets/use-budgets-of.ts'
import type { AppUser } from '@/domain/users/user-form.ts'

export type Recurring = components['schemas']['RecurringExternalPurchase']

/** The active costs, identifications, budgets and account of a leaving user. */
export interface LeaverFacts {
  readonly user: AppUser
  readonly recurring: readonly Recurring[]
  readonly tokens: readonly Token[]
  readonly budgets: readonly Budget[]
}

/** One write. `until` is the last day, `yyyy-MM-dd` in Brussels. Absent: immediately. */
export type LeaverStep = { readonly id: string; readonly until?: string } & (
  | { readonly kind: 'recurring'; readonly recurring: Recurring }
  | { readonly kind: 'token'; readonly token: Token }
  | { readonly kind: 'budget'; readonly budget: Budget }
  | { readonly kind: 'account'; readonly user: AppUser }
)

/** The selected steps. They stay as selected, even while the data they refer to changes. */
export interface Agreed {
  readonly steps: readonly LeaverStep[]
  /** The steps that the user has deselected. */
  readonly left: readonly LeaverStep[]
  /** `yyyy-MM-dd`. Absent: immediately. */
  readonly lastDay: string | undefined
}

/**
 * The offboarding steps for a user whose last day is `lastDay`. Without one everything ends immediately. In this order:
 * recurring costs, identifications at providers, budgets, and the account last. Anything that ends earlier is left out.
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
        // Its next occurrence is after the last day, so it can end immediately.
        ...(endsBy(one.nextDate) && until),
      })),
    // A token has no last day: it is either deleted or kept.
    ...tokens.map((token): LeaverStep => ({ kind: 'token', id: token.ospId, token })),
    ...budgets
      .filter(({ active, endActivationTime }) => active && !endsBy(plannedDay(endActivationTime)))
      .map((budget): LeaverStep => ({ kind: 'budget', id: budget.ospId, budget, ...until })),
    ...(user.active && (lastDay === undefined || plannedDay(user.desiredDeactivationDate) !== lastDay)
      ? [{ kind: 'account' as const, id: user.ospId, user, ...until }]
      : []),
  ]
}

/** Whether a step is selected initially. A step that takes effect before the last day is not. */
export const isProposed = ({ kind }: LeaverStep, lastDay: string | undefined): boolean =>
  kind !== 'token' || lastDay === undefined

/** R104, G165: the number of days after the end in which costs may still arrive. */
const LATE_DAYS = 60

/** The day, `yyyy-MM-dd`, until which costs may still arrive. */
export const lateCostsUntil = (lastDay: string): string => dayAfter(lastDay, LATE_DAYS)
