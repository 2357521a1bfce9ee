/**
 * Bookings and expenses per company, month and mobility mode. They follow from the company's users, the month and the
 * world's clock, so every clock has a past of thirteen months and a current month that is as full as its days.
 */
import { COMPANY } from '../seed/names.ts'
import { type Mode, MODES, UNKNOWN_MODE } from '../seed/modes.ts'
import { draw, hash } from '../seed/random.ts'
import type { CorporateAccountRow, UserRow } from '../tables.ts'
import type { World } from '../world.ts'
import { atMoment } from './activation.ts'
import { calendarOf, daysIn, monthAfter } from './months.ts'
import { classificationOf } from './users.ts'

/** How far back there are figures: the current month and the twelve before it. */
export const MONTHS_KEPT = 13

export interface Figure {
  mode: Mode
  count: number
  cents: number
}

/**
 * Answers the figures of a company in a month. None for months to come or too long ago, nor without users. Made once per
 * request: asking the calendar for every company would take longer than the figures.
 */
export function createFigures(world: World): (account: CorporateAccountRow, month: string) => Figure[] {
  const { month: current, day } = calendarOf(world.now())
  const first = monthAfter(current, 1 - MONTHS_KEPT)
  return (account, month) => {
    if (month > current || month < first) return []
    const users = countUsers(world, account.ospId, month).count
    if (users === 0) return []
    const share = month === current ? day / daysIn(month) : 1
    const modes = account.ospId === COMPANY.unknown ? [...MODES, UNKNOWN_MODE] : MODES
    const seed = hash(`${account.ospId}.${month}`)
    const figures: Figure[] = []
    for (const [index, mode] of modes.entries()) {
      const count = Math.floor(users * mode.perUser * (0.6 + draw(seed, index * 2) * 0.8) * share)
      const cents = Math.round(count * mode.averageCents * (0.8 + draw(seed, index * 2 + 1) * 0.4))
      if (count > 0) figures.push({ mode, count, cents })
    }
    return figures
  }
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
