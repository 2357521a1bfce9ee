import { Cron } from 'croner'
import { localTime, ZONE } from '~notations/brussels.ts'

/**
 * What only some systems understand: the second Monday (`MON#2`), the last Friday (`5L`), the weekday nearest to the 15th
 * (`15W`), names such as `@daily`, single moments (`2026-12-01T00:00:00`), both kinds of days together (`+FRI`).
 */
const NOT_COMMON = /[#@+:]|\d[LW]|LW/i

/**
 * The next moments, in the time of Brussels, of a schedule in cron notation: minute, hour, day of the month, month and day
 * of the week, with seconds in front where there are six fields (G175). Fewer than `count` where it seldom happens, none
 * where it never does. `undefined` for a schedule that cannot be read, or that not all systems would read alike.
 */
export function nextTimes(cron: string, count: number, from = new Date()): readonly string[] | undefined {
  if (NOT_COMMON.test(cron)) return undefined
  const schedule = scheduleOf(cron)
  // The library moves what falls into the hour that summer time skips to the end of that hour: at most one a year.
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
