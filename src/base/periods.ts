import { endOfMonth } from 'date-fns/endOfMonth'
import { endOfQuarter } from 'date-fns/endOfQuarter'
import { endOfYear } from 'date-fns/endOfYear'
import { formatISO } from 'date-fns/formatISO'
import { startOfMonth } from 'date-fns/startOfMonth'
import { startOfQuarter } from 'date-fns/startOfQuarter'
import { startOfYear } from 'date-fns/startOfYear'
import { subDays } from 'date-fns/subDays'
import { subMonths } from 'date-fns/subMonths'
import { subQuarters } from 'date-fns/subQuarters'
import { subYears } from 'date-fns/subYears'

/** The first and the last day of a period, `yyyy-MM-dd`, both included. */
export interface Period {
  readonly first: string
  readonly last: string
}

export const PERIODS = [
  'last30Days',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'lastYear',
] as const
export type PeriodName = (typeof PERIODS)[number]

/** The days of a named period, relative to `today`. */
export function periodAt(name: PeriodName, today: string): Period {
  const [first, last] = DAYS[name](new Date(`${today}T00:00`))
  return { first: toDay(first), last: toDay(last) }
}

const month = (day: Date): [Date, Date] => [startOfMonth(day), endOfMonth(day)]
const quarter = (day: Date): [Date, Date] => [startOfQuarter(day), endOfQuarter(day)]
const year = (day: Date): [Date, Date] => [startOfYear(day), endOfYear(day)]

const DAYS: Readonly<Record<PeriodName, (today: Date) => [Date, Date]>> = {
  last30Days: (today) => [subDays(today, 29), today],
  thisMonth: month,
  lastMonth: (today) => month(subMonths(today, 1)),
  thisQuarter: quarter,
  lastQuarter: (today) => quarter(subQuarters(today, 1)),
  thisYear: year,
  lastYear: (today) => year(subYears(today, 1)),
}

const toDay = (date: Date): string => formatISO(date, { representation: 'date' })
