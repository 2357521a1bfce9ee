import type { components } from '@/api/generated/schema.ts'
import { dayAt, today } from '@/base/dates.ts'
import type { Budget } from '@/domain/budgets/use-budgets-of.ts'
import { plannedDay } from '@/domain/users/activation.ts'
import type { AppUser } from '@/domain/users/user-form.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'

type Recurring = components['schemas']['RecurringExternalPurchase']

export interface UpcomingEvent {
  readonly id: string
  readonly kind: 'activation' | 'deactivation' | 'budgetStart' | 'budgetEnd' | 'recurring'
  /** `yyyy-MM-dd` in Brussels. */
  readonly day: string
  /** The type of the budget that starts or ends. */
  readonly budget?: string
  readonly amount?: number
  /** The description of a recurring expense. */
  readonly name?: string
}

/** The maximum number of events shown. */
const SHOWN = 4

/** The upcoming events of a user, from today on, soonest first. */
export function upcomingEvents(
  user: Pick<AppUser, 'ospId' | 'active' | 'desiredActivationDate' | 'desiredDeactivationDate'>,
  budgets: readonly Budget[],
  recurring: readonly Recurring[],
  now = today(),
): readonly UpcomingEvent[] {
  const { ospId: id, active } = user
  const start = active ? undefined : plannedDay(user.desiredActivationDate)
  const end = active ? plannedDay(user.desiredDeactivationDate) : undefined
  const all: readonly UpcomingEvent[] = [
    ...(start === undefined ? [] : [{ id, kind: 'activation', day: start } as const]),
    ...(end === undefined ? [] : [{ id, kind: 'deactivation', day: end } as const]),
    ...budgets
      .filter((budget) => budget.active)
      .flatMap(({ ospId, type, startActivationTime: from, endActivationTime: until }): UpcomingEvent[] => [
        ...(from === undefined
          ? []
          : [{ id: `${ospId} from`, kind: 'budgetStart', day: dayAt(from), budget: type } as const]),
        ...(until === undefined
          ? []
          : [{ id: `${ospId} until`, kind: 'budgetEnd', day: dayAt(until), budget: type } as const]),
      ]),
    ...recurring.flatMap(({ ospId, nextDate, amountVatIncl, description }): UpcomingEvent[] =>
      nextDate === undefined
        ? []
        : [
            {
              id: ospId,
              kind: 'recurring',
              day: nextDate,
              amount: amountVatIncl,
              ...withoutUndefined({ name: description }),
            },
          ],
    ),
  ]
  return all
    .filter(({ day }) => day >= now)
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .slice(0, SHOWN)
}
