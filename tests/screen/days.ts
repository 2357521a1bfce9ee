/**
 * Months relative to today, and how the portal formats them in Dutch. A fixed month in a test would be correct only
 * until that month is over.
 */
import { calendarOf, dayOf, monthAfter } from '../../mocks/behaviour/months.ts'
import { latestReported } from '../../mocks/behaviour/reporting/reports.ts'

/** The month this many months ago (negative: in the future), `yyyyMM`. */
export const monthAgo = (ago: number): string => monthAfter(calendarOf(new Date()).month, -ago)

/** The year this many years from now. */
export const yearAhead = (ahead: number): number => Number(dayOf(new Date()).slice(0, 4)) + ahead

/** `oktober 2026` */
export const nameOf = (month: string): string =>
  new Intl.DateTimeFormat('nl', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)) - 1),
  )

/** `10/2026` */
export const writtenMonth = (month: string): string => `${month.slice(4)}/${month.slice(0, 4)}`

/** `23/11/2026` */
export const written = (day: string): string => day.split('-').toReversed().join('/')

/** Today, formatted the same way. */
export const writtenToday = (): string => written(dayOf(new Date()))

/** The latest month with reports, or one this many months earlier. */
export const reportedAgo = (ago = 0): string => monthAfter(latestReported(new Date()), -ago)

export const endsQuarter = (month: string): boolean => Number(month.slice(4)) % 3 === 0

/** The latest month with a summary: there is one for each quarter. */
export const latestSummarised = (): string => [0, 1, 2].map(reportedAgo).find(endsQuarter) ?? reportedAgo()

/** The latest month with reports but no summary. */
export const latestWithoutSummary = (): string => reportedAgo(endsQuarter(reportedAgo()) ? 1 : 0)
