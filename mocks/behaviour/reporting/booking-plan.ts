/**
 * Computes the time and the price of each generated booking of a month. Both depend only on the number of the booking.
 * The clock only decides how many bookings have been made so far, so a booking never changes during the month.
 */
import { draw } from '../../seed/random.ts'

/** The bookings of one mode that a company's users make in a month. */
export interface BookingPlan {
  seed: number
  count: number
  cents: number
  /** How many days the month has. */
  days: number
}

/** Bookings are made between 6 and 22 o'clock. */
const FIRST_MINUTE = 6 * 60
const MINUTES = 16 * 60
/** The share of an average price by which two prices may differ from it. */
const SPREAD = 0.6

/**
 * The minute of the month, counting only the minutes in which bookings are made. The minutes are in the order of the
 * booking numbers.
 */
const minuteOf = ({ seed, count, days }: BookingPlan, number: number): number =>
  Math.floor(((number + draw(seed, number * 2)) / count) * days * MINUTES)

/** The minute of the month for a time of day. A time before six counts as the end of the previous evening. */
export function minuteAt(day: number, hour: number, minute: number): number {
  const inDay = hour * 60 + minute - FIRST_MINUTE
  return (day - 1) * MINUTES + Math.max(-1, Math.min(MINUTES - 1, inDay))
}

/** The last minute of a day of the month in which a booking is made. */
export const endOfDay = (day: number): number => day * MINUTES - 1

export function timeOf(plan: BookingPlan, number: number): { day: number; hour: number; minute: number } {
  const minute = minuteOf(plan, number)
  const inDay = FIRST_MINUTE + (minute % MINUTES)
  return { day: Math.floor(minute / MINUTES) + 1, hour: Math.floor(inDay / 60), minute: inDay % 60 }
}

/** The number of bookings made by the end of a minute of the month. Only one booking has to be computed. */
export function countMadeBy(plan: BookingPlan, minute: number): number {
  // Each booking falls within its own share of the month, so only this one may or may not have been made yet.
  const current = Math.floor(((minute + 1) / (plan.days * MINUTES)) * plan.count)
  if (current >= plan.count) return plan.count
  return minuteOf(plan, current) <= minute ? current + 1 : current
}

/** The total price of the first `made` bookings. The price of one is the difference between two totals. */
export function costOf({ seed, count, cents }: BookingPlan, made: number): number {
  if (made === 0 || made === count) return made === 0 ? 0 : cents
  const deviation = (draw(seed, made * 2 + 1) - 0.5) * SPREAD
  return Math.round((cents * (made + deviation)) / count)
}
