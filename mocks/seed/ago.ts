/** Seeded days that stay as old as they are whenever the sandbox is started. */
import { dayOf, startOfDay } from '../behaviour/months.ts'

const DAY = 24 * 60 * 60 * 1000

/** The day so many days ago (negative: to come), on a Brussels calendar. */
export const dayAgo = (days: number): string => dayOf(new Date(Date.now() - days * DAY))

/** A time of that day (`09:15`), with its offset. */
export const momentAgo = (days: number, time: string): string =>
  startOfDay(dayAgo(days)).replace('T00:00', `T${time}`)
