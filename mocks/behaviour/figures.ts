/**
 * Bookings and expenses per company, month and mobility mode. Bookings are made up: they follow from the company's users,
 * the month and the world's clock, so every clock has a past of thirteen months and a current month that is as full as its
 * days. Bookings of files, expenses, corrections and refunds that were written come on top.
 */
import { COMPANY } from '../seed/names.ts'
import { type Mode, MODES, OTHER_PURCHASES, UNKNOWN_MODE } from '../seed/modes.ts'
import { draw, hash } from '../seed/random.ts'
import type { CorporateAccountRow, EventRow, UserRow } from '../tables.ts'
import type { World } from '../world.ts'
import { atMoment } from './activation.ts'
import { calendarOf, daysIn, monthAfter } from './months.ts'
import { firstSpentCents, spentCents } from './spent.ts'
import { classificationOf } from './users.ts'

/** How far back there are figures: the current month and the twelve before it. */
export const MONTHS_KEPT = 13

/** Bookings of one mode that were made up, and what they cost together. */
export interface Booked {
  mode: Mode
  count: number
  cents: number
}

/** Everything of one mode: the bookings, and the expenses, corrections and refunds that were written. */
export interface Figure {
  mode: Mode
  bookings: number
  /** Bookings and expenses. */
  count: number
  cents: number
  /** What `cents` is made of, with its VAT rate. */
  parts: { cents: number; vatPercentage: number }[]
}

type ByCompanyAndMonth<T> = (account: CorporateAccountRow, month: string) => T[]

/**
 * Answers the made-up bookings of a company in a month. None for months to come or too long ago, nor without users. Made
 * once per request: asking the calendar for every company would take longer than the bookings. `closed`: as things stood
 * when this month was just over, instead of now.
 */
export function createBookings(world: World, closed?: string): ByCompanyAndMonth<Booked> {
  const { month: current, day } =
    closed === undefined ? calendarOf(world.now()) : { month: monthAfter(closed, 1), day: 1 }
  const first = monthAfter(current, 1 - MONTHS_KEPT)
  return (account, month) => {
    if (month > current || month < first) return []
    const users = countUsers(world, account.ospId, month).count
    if (users === 0) return []
    const share = month === current ? day / daysIn(month) : 1
    const modes = account.ospId === COMPANY.unknown ? [...MODES, UNKNOWN_MODE] : MODES
    const seed = hash(`${account.ospId}.${month}`)
    const booked: Booked[] = []
    for (const [index, mode] of modes.entries()) {
      const count = Math.floor(users * mode.perUser * (0.6 + draw(seed, index * 2) * 0.8) * share)
      const cents = Math.round(count * mode.averageCents * (0.8 + draw(seed, index * 2 + 1) * 0.4))
      if (count > 0) booked.push({ mode, count, cents })
    }
    return booked
  }
}

/** Answers the figures of a company in a month: the bookings with what was written. Parameters as above. */
export function createFigures(world: World, closed?: string): ByCompanyAndMonth<Figure> {
  const bookingsOf = createBookings(world, closed)
  const written = writtenEvents(world)
  return (account, month) => {
    const figures = bookingsOf(account, month).map(({ mode, count, cents }): Figure => {
      const parts = [{ cents, vatPercentage: mode.vatPercentage }]
      return { mode, bookings: count, count, cents, parts }
    })
    for (const event of written.get(`${account.ospId} ${month}`) ?? []) addEvent(figures, event)
    return figures
  }
}

/** What came by hand or in a file counts as it stands; of a made-up booking, which counts already, what was corrected and refunded. */
function addEvent(figures: Figure[], event: EventRow): void {
  const name = event.mobilityMode ?? OTHER_PURCHASES.mode
  const mode = [...MODES, UNKNOWN_MODE].find((one) => one.mode === name) ?? OTHER_PURCHASES
  const isBooking = event.eventType === 'BOOKING'
  const isCounted = isBooking && event.bookingId === undefined
  const cents = spentCents(event) - (isCounted ? firstSpentCents(event) : 0)
  const vatPercentage = event.vatPercentage ?? mode.vatPercentage
  let figure = figures.find((one) => one.mode === mode)
  if (!figure) {
    figure = { mode, bookings: 0, count: 0, cents: 0, parts: [] }
    figures.push(figure)
  }
  figure.count += isCounted ? 0 : 1
  figure.bookings += isBooking && !isCounted ? 1 : 0
  figure.cents += cents
  figure.parts.push({ cents, vatPercentage })
}

/** By company and month. */
function writtenEvents(world: World): Map<string, EventRow[]> {
  const byPlace = new Map<string, EventRow[]>()
  for (const event of world.tables.events.all()) {
    const place = `${event.corporateAccountOspId} ${event.date.slice(0, 4)}${event.date.slice(5, 7)}`
    const known = byPlace.get(place)
    if (known) known.push(event)
    else byPlace.set(place, [event])
  }
  return byPlace
}

/** App users active at some time in a month, and those of them who then began. */
export function countUsers(
  world: World,
  accountOspId: string,
  month: string,
): { count: number; newCount: number } {
  const now = world.now()
  let count = 0
  let newCount = 0
  for (const stored of world.tables.users.by('corporateAccount', accountOspId)) {
    const user = atMoment(stored, now)
    if (!user.active || classificationOf(user) !== 'mobile') continue
    const began = firstMonth(user)
    if (began > month) continue
    count += 1
    if (began === month) newCount += 1
  }
  return { count, newCount }
}

const months = new WeakMap<UserRow, string>()

function firstMonth(user: UserRow): string {
  let month = months.get(user)
  if (month === undefined) {
    month = calendarOf(new Date(user.activeSince ?? user.createdOn)).month
    months.set(user, month)
  }
  return month
}
