/** Seeded days that stay as old as they are whenever the sandbox is started. */
import { dayOf, localTime, startOfDay } from '../behaviour/months.ts'

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE

/** The day so many days ago (negative: to come), on a Brussels calendar. */
export const dayAgo = (days: number): string => dayOf(new Date(Date.now() - days * DAY))

/**
 * A time of that day (`09:15`), with its offset. Of the past it is past, however early the sandbox is started: what was
 * done today at half past two was done a minute ago where the clock says seven.
 */
export function momentAgo(days: number, time: string): string {
  const moment = startOfDay(dayAgo(days)).replace('T00:00', `T${time}`)
  const latest = Date.now() - MINUTE
  return days < 0 || Date.parse(moment) <= latest ? moment : localTime(new Date(latest))
}
