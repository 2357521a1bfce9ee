import { Cron } from 'croner'
import { localTime, ZONE } from '~notations/brussels.ts'

/**
 * Syntax that only some systems support: the second Monday (`MON#2`), the last Friday (`5L`), the weekday nearest to
 * the 15th (`15W`), names such as `@daily`, single moments (`2026-12-01T00:00:00`), and both a day of the month and a
 * day of the week (`+FRI`).
 */
const NOT_COMMON = /[#@+:]|\d[LW]|LW/i

/**
 * The next runs, in Brussels time, of a schedule in cron notation: minute, hour, day of the month, month and day of the
 * week, preceded by seconds if there are six fields (G175). Fewer than `count` if it seldom runs, none if it never
 * runs. `undefined` for a schedule that is invalid, or that some systems interpret differently.
 */
export function nextTimes(cron: string, count: number, from = new Date()): readonly string[] | undefined {
  if (NOT_COMMON.test(cron)) return undefined
  const schedule = scheduleOf(cron)
  // The library moves a run in the hour that summer time skips to the end of that hour. This affects at most one run a
  // year.
  return schedule
    ?.nextRuns(count + 1, from)
    .filter((moment) => schedule.match(moment))
    .slice(0, count)
    .map(localTime)
}

function scheduleOf(cron: string): Cron | undefined {
  try {
    return new Cron(cron, { timezone: ZONE, paused: true, mode: '5-or-6-parts' })
  } catch {
    return undefined
  }
}
