/** Calendar months as `yyyyMM`, in the platform's zone. */
const ZONE = 'Europe/Brussels'
const PARTS = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The month and the day of the month, on a Brussels calendar. */
export function calendarOf(moment: Date): { month: string; day: number } {
  const [year = '', month = '', day = ''] = PARTS.format(moment).split('-')
  return { month: year + month, day: Number(day) }
}

/** The month so many months after (negative: before). */
export function monthAfter(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(4)) - 1 + count
  return `${Math.floor(index / 12)}${String((index % 12) + 1).padStart(2, '0')}`
}

/** The months of a period, ends included; at most the last `limit` of them. */
export function monthsBetween(from: string, to: string, limit: number): string[] {
  const months: string[] = []
  for (let month = to; month >= from && months.length < limit; month = monthAfter(month, -1))
    months.unshift(month)
  return months
}

export const daysIn = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)), 0)).getUTCDate()

/** The day on a Brussels calendar, `yyyy-MM-dd`. */
export const dayOf = (moment: Date): string => PARTS.format(moment)

/** The first moment of a day in Brussels, with its offset. */
export function startOfDay(day: string): string {
  const summer = `${day}T00:00:00+02:00`
  return dayOf(new Date(summer)) === day ? summer : `${day}T00:00:00+01:00`
}

const HOUR = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', hourCycle: 'h23' })

/** A moment as Brussels clocks show it, with its offset, so that its first ten letters are the day. */
export function localTime(moment: Date): string {
  const shifted = (hours: number): string =>
    new Date(moment.getTime() + hours * 3_600_000).toISOString().slice(0, 19)
  const summer = shifted(2)
  return summer.slice(11, 13) === HOUR.format(moment) ? `${summer}+02:00` : `${shifted(1)}+01:00`
}
