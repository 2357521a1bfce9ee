import { dayAfter, monthAfter } from '@/base/dates.ts'

/** R103: staff handles a request within this many working days. */
export const WORKING_DAYS = 3
/** R104, G165: late costs come in, and the rest is settled, for this many days. */
export const LATE_DAYS = 60

export interface DeactivationDays {
  /** The last day on which staff handles the request. */
  readonly handledBy: string
  /** The first day on which the company is inactive. */
  readonly endsOn: string
  /** The last day of late costs, on which the private budgets are refunded and the balance is settled. */
  readonly settledOn: string
}

/** What follows from a request of this day, at the latest (R103, R104, G311). */
export function deactivationDays(requestedOn: string): DeactivationDays {
  const handledBy = workingDaysAfter(requestedOn, WORKING_DAYS)
  const next = monthAfter(handledBy.slice(0, 7).replace('-', ''), 1)
  const endsOn = `${next.slice(0, 4)}-${next.slice(4)}-01`
  return { handledBy, endsOn, settledOn: dayAfter(endsOn, LATE_DAYS) }
}

/** G311: Monday to Friday. */
function workingDaysAfter(day: string, count: number): string {
  if (count === 0) return day
  const next = dayAfter(day, 1)
  const weekday = new Date(next).getUTCDay()
  return workingDaysAfter(next, weekday === 0 || weekday === 6 ? count : count - 1)
}
