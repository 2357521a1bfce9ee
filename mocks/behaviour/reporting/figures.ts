/**
 * Bookings and expenses per company, month and mobility mode. Most bookings are generated from the company's users and
 * the month, up to the current minute of the world's clock. So at any clock time there are two years of history. Stored
 * bookings of files, expenses, corrections and refunds are added.
 */
import { COMPANY } from '../../seed/names.ts'
import { type Mode, MODES, OTHER_PURCHASES, UNKNOWN_MODE } from '../../seed/finance/modes.ts'
import { draw, hash } from '../../seed/random.ts'
import type { CorporateAccountRow, EventRow, UserRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { localTime } from '~notations/brussels.ts'
import { calendarOf, daysIn, monthAfter } from '../months.ts'
import { firstSpentCents, spentCents } from '../budgets/event-cost.ts'
import { classificationOf } from '../users/users.ts'
import { costOf, type BookingPlan, endOfDay, countMadeBy, minuteAt } from './booking-plan.ts'

/** How far back reports and transactions go: the current month and the twelve before it. */
export const MONTHS_KEPT = 13

/**
 * How far back figures go: the current month and the 23 before it, so that a year can be compared with the previous
 * one.
 */
export const FIGURE_MONTHS = 24

/** The bookings of one mode, or one stored expense, correction or refund. */
export interface Figure {
  mode: Mode
  bookings: number
  /** Bookings and expenses. */
  count: number
  cents: number
  vatPercentage: number
}

/** The generated bookings of one mode: the first `count` of the whole month's bookings. */
export interface GeneratedFigure extends Figure {
  plan: BookingPlan
}

/** Summed figures. */
export type FigureTotals = Pick<Figure, 'bookings' | 'count' | 'cents'>

type ByCompanyAndMonth<T> = (account: CorporateAccountRow, month: string) => T

/**
 * Returns the generated bookings of a company in a month. Empty for future or too old months, and for a company without
 * users. They are computed from the users at the start of the world, so that changes of users do not change the history.
 * Create the function once per request, because the calendar lookups for a company take longer than its bookings. With
 * `closed`, the figures are those at the end of that month. With `toDate`, every month is filled only up to the current
 * day of the month.
 */
export function createBookings(
  world: World,
  closed?: string,
  toDate = false,
): ByCompanyAndMonth<GeneratedFigure[]> {
  const { current, day, minute } = closed === undefined ? currentTime(world) : endOfMonth(closed)
  const first = monthAfter(current, 1 - FIGURE_MONTHS)
  return (account, month) => {
    if (month > current || month < first) return []
    const last = Math.min(
      endOfDay(toDate ? day : 31),
      endOfDay(lastDayOf(account, month)),
      month === current ? minute : Infinity,
    )
    return bookingPlansOf(world, account, month).flatMap(({ mode, plan }) => {
      const made = countMadeBy(plan, last)
      const figure = { mode, bookings: made, count: made, vatPercentage: mode.vatPercentage }
      return made > 0 ? [{ ...figure, cents: costOf(plan, made), plan }] : []
    })
  }
}

/** The current month, day and minute: no booking is later. */
function currentTime(world: World) {
  const { month: current, day } = calendarOf(world.now())
  const time = localTime(world.now())
  return { current, day, minute: minuteAt(day, Number(time.slice(11, 13)), Number(time.slice(14, 16))) }
}

const endOfMonth = (closed: string) => ({ current: monthAfter(closed, 1), day: 1, minute: -1 })

/** The bookings of a company's users in the whole month, whether it is over or not. */
function bookingPlansOf(
  world: World,
  account: CorporateAccountRow,
  month: string,
): { mode: Mode; plan: BookingPlan }[] {
  const users = countTravellers(world, account, month)
  if (users === 0) return []
  const days = daysIn(month)
  const modes = account.ospId === COMPANY.unknown ? [...MODES, UNKNOWN_MODE] : MODES
  const seed = hash(`${account.ospId}.${month}`)
  return modes.map((mode, index) => {
    const count = Math.floor(users * mode.perUser * (0.6 + draw(seed, index * 2) * 0.8))
    const cents = Math.round(count * mode.averageCents * (0.8 + draw(seed, index * 2 + 1) * 0.4))
    return { mode, plan: { seed: hash(`${account.ospId}.${month}.${mode.mode}`), count, cents, days } }
  })
}

/** How many of the initial users are app users in that month. A user who leaves does not change earlier months. */
const countTravellers = (world: World, { ospId }: CorporateAccountRow, month: string): number =>
  activePeriodsOf(world.tables.users.seeded('corporateAccount', ospId)).reduce(
    (count, { began, ended }) => (began <= month && month <= ended ? count + 1 : count),
    0,
  )

/** R103: the last day of a month on which the company's users may travel, or 0 for a month after it closed. */
export function lastDayOf({ inactiveFrom }: CorporateAccountRow, month: string): number {
  if (inactiveFrom === undefined) return 31
  const [closedIn, day] = [inactiveFrom.slice(0, 7).replace('-', ''), Number(inactiveFrom.slice(8))]
  if (month !== closedIn) return month < closedIn ? 31 : 0
  // A company closes on the first of a month, or immediately with its partner (R106). In the second case the day
  // counts.
  return day === 1 ? 0 : day
}

/**
 * Returns the bookings of a company in a month, including stored ones. The parameters are the same as for
 * `createBookings`.
 */
export function createFigures(world: World, closed?: string, toDate = false): ByCompanyAndMonth<Figure[]> {
  const bookingsOf = createBookings(world, closed, toDate)
  const stored = storedFigures(world, toDate ? calendarOf(world.now()).day : 31)
  return (account, month) => {
    const bookings = bookingsOf(account, month)
    const more = stored.get(`${account.ospId} ${month}`)
    return more ? [...bookings, ...more] : bookings
  }
}

/** The stored figures by company and month, up to a day of the month. */
function storedFigures(world: World, lastDay: number): Map<string, Figure[]> {
  const byKey = new Map<string, Figure[]>()
  for (const event of world.tables.events.all()) {
    if (Number(event.date.slice(8, 10)) > lastDay) continue
    const key = `${event.corporateAccountOspId} ${event.date.slice(0, 4)}${event.date.slice(5, 7)}`
    const figures = byKey.get(key)
    if (figures) figures.push(toFigure(event))
    else byKey.set(key, [toFigure(event)])
  }
  return byKey
}

/**
 * The full amount of a stored event. A generated booking is already counted, so only its corrections and refunds are
 * added.
 */
function toFigure(event: EventRow): Figure {
  const name = event.mobilityMode ?? OTHER_PURCHASES.mode
  const mode = [...MODES, UNKNOWN_MODE].find((one) => one.mode === name) ?? OTHER_PURCHASES
  const isBooking = event.eventType === 'BOOKING'
  const isCounted = isBooking && event.bookingId === undefined
  return {
    mode,
    bookings: isBooking && !isCounted ? 1 : 0,
    count: isCounted ? 0 : 1,
    cents: spentCents(event) - (isCounted ? firstSpentCents(event) : 0),
    vatPercentage: event.vatPercentage ?? mode.vatPercentage,
  }
}

export function total(figures: readonly Figure[]): FigureTotals {
  const sum = { bookings: 0, count: 0, cents: 0 }
  for (const figure of figures) add(sum, figure)
  return sum
}

/** Grouped by mode, in the order in which the modes occur. */
export function perMode(figures: readonly Figure[]): Map<Mode, FigureTotals> {
  const sums = new Map<Mode, FigureTotals>()
  for (const figure of figures) {
    let sum = sums.get(figure.mode)
    if (!sum) {
      sum = { bookings: 0, count: 0, cents: 0 }
      sums.set(figure.mode, sum)
    }
    add(sum, figure)
  }
  return sums
}

function add(sum: FigureTotals, { bookings, count, cents }: FigureTotals): void {
  sum.bookings += bookings
  sum.count += count
  sum.cents += cents
}

export interface Headcount {
  /** App users active at some time in the month. */
  count: number
  /** The number of app users who started in the month. */
  newCount: number
}

/** Returns how many app users a company has in a month. Create it once per request. */
export function createHeadcount(
  world: World,
): (account: CorporateAccountRow) => (month: string) => Headcount {
  const now = world.now().getTime()
  return ({ ospId }) => {
    const periods = activePeriodsOf(world.tables.users.by('corporateAccount', ospId))
    return (month) => {
      let count = 0
      let newCount = 0
      for (const { began, from, until } of periods) {
        if (now < from || now >= until || began > month) continue
        count += 1
        if (began === month) newCount += 1
      }
      return { count, newCount }
    }
  }
}

/** The period in which an app user is active. Planned changes take effect at their time (R086, R087). */
interface ActivePeriod {
  /** The first month in which the user counts. */
  began: string
  /** The last month, or later than all months without an end. */
  ended: string
  /** In epoch ms. Infinite without a beginning or end. */
  from: number
  until: number
}

const periodsByUsers = new WeakMap<readonly UserRow[], ActivePeriod[]>()

/** The active periods of a company's users, cached until one of the users changes. */
function activePeriodsOf(users: readonly UserRow[]): ActivePeriod[] {
  let periods = periodsByUsers.get(users)
  if (!periods) {
    periods = users.flatMap((user) => activePeriodOf(user) ?? [])
    periodsByUsers.set(users, periods)
  }
  return periods
}

/** Undefined for users who are inactive without a plan, and for users who are only admins. */
function activePeriodOf(user: UserRow): ActivePeriod | undefined {
  const { active, activeSince, createdOn, desiredActivationDate: start, desiredDeactivationDate: end } = user
  const began = active ? (activeSince ?? createdOn) : start
  if (began === undefined || classificationOf(user) !== 'mobile') return undefined
  return {
    began: monthOf(began),
    ended: end === undefined ? '999999' : monthOf(end),
    from: active ? -Infinity : Date.parse(began),
    until: end === undefined ? Infinity : Date.parse(end),
  }
}

const months = new Map<string, string>()

/** Cached, because time-zone lookups are slow and most users share few moments. */
function monthOf(moment: string): string {
  let month = months.get(moment)
  if (month === undefined) {
    month = calendarOf(new Date(moment)).month
    months.set(moment, month)
  }
  return month
}
