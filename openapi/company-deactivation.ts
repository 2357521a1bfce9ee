/** The days that follow from a company's request for deactivation, used by the portal and the sandbox. */
import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { formatISO } from 'date-fns/formatISO'
import { isWeekend } from 'date-fns/isWeekend'
import { startOfMonth } from 'date-fns/startOfMonth'

/** R103: staff handles a request within this many working days. */
export const WORKING_DAYS = 3
/** R104, G165: late costs are accepted, and the rest is settled, for this many days. */
export const LATE_DAYS = 60

/** R103: the last day on which staff handles a request that was sent on the given day. */
export const handlingDeadline = (requestedOn: string): string => workingDaysAfter(requestedOn, WORKING_DAYS)

/**
 * G456: the first day on which a company is inactive if staff confirms its deactivation on the given day. It is the
 * first of a month, and never earlier than the day promised for the request of the company.
 */
export function inactiveFromOf(confirmedOn: string, requestedOn?: string): string {
  const next = monthStartAfter(confirmedOn)
  const promised = requestedOn === undefined ? next : monthStartAfter(handlingDeadline(requestedOn))
  return promised > next ? promised : next
}

/** R104: the last day of late costs. On it the private budgets are refunded and the balance is settled. */
export const settledOn = (inactiveFrom: string): string => toDay(addDays(startOf(inactiveFrom), LATE_DAYS))

const monthStartAfter = (day: string): string => toDay(addMonths(startOfMonth(startOf(day)), 1))

/** G311: Monday to Friday. */
function workingDaysAfter(day: string, count: number): string {
  if (count === 0) return day
  const next = addDays(startOf(day), 1)
  return workingDaysAfter(toDay(next), isWeekend(next) ? count : count - 1)
}

const startOf = (day: string): Date => new Date(`${day}T00:00`)
const toDay = (date: Date): string => formatISO(date, { representation: 'date' })
