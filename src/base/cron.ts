/**
 * When a schedule in cron notation happens: minute, hour, day of the month, month and day of the week, with seconds in
 * front where there are six fields (G175). Times are those of Brussels.
 */
import { momentOf } from '~notations/brussels.ts'
import { dayAfter, timeAt, today } from './dates.ts'

/** How many days are looked at: the leap day comes back after eight years at the latest. */
const DAYS = 8 * 366

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']

interface Schedule {
  readonly seconds: readonly number[]
  readonly minutes: readonly number[]
  readonly hours: readonly number[]
  readonly isOn: (day: string) => boolean
}

/**
 * The next moments of a schedule after `from`: fewer than `count` where it seldom happens, none where it never does.
 * `undefined` for a schedule that cannot be read, or that uses signs which not all systems know, such as `#`.
 */
export function nextTimes(cron: string, count: number, from = new Date()): readonly string[] | undefined {
  const schedule = scheduleOf(cron)
  if (!schedule) return undefined
  const found: string[] = []
  let day = today(from)
  for (let days = 0; days < DAYS && found.length < count; days += 1, day = dayAfter(day, 1)) {
    if (!schedule.isOn(day)) continue
    for (const moment of momentsOn(day, schedule)) {
      if (Date.parse(moment) > from.getTime()) found.push(moment)
      if (found.length === count) break
    }
  }
  return found
}

function* momentsOn(day: string, { hours, minutes, seconds }: Schedule): Generator<string> {
  for (const hour of hours)
    for (const minute of minutes)
      for (const second of seconds) {
        const time = [hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':')
        const moment = momentOf(day, time)
        if (timeAt(moment) === time.slice(0, 5)) yield moment // The hour that summer time skips does not exist.
      }
}

function scheduleOf(cron: string): Schedule | undefined {
  const fields = cron.trim().split(/\s+/)
  const [second = '', minute = '', hour = '', dayOfMonth = '', month = '', weekday = ''] =
    fields.length === 5 ? ['0', ...fields] : fields
  if (fields.length !== 5 && fields.length !== 6) return undefined
  const seconds = valuesOf(second, 0, 59)
  const minutes = valuesOf(minute, 0, 59)
  const hours = valuesOf(hour, 0, 23)
  const isLast = dayOfMonth.toUpperCase() === 'L'
  const days = isLast ? [] : valuesOf(dayOfMonth, 1, 31)
  const months = valuesOf(month, 1, 12, MONTHS)
  const weekdays = valuesOf(weekday, 0, 7, WEEKDAYS)?.map((one) => one % 7)
  if (!seconds || !minutes || !hours || !days || !months || !weekdays) return undefined
  const isInMonth = (day: string): boolean =>
    isLast ? dayAfter(day, 1).endsWith('-01') : days.includes(Number(day.slice(8)))
  const isInWeek = (day: string): boolean => weekdays.includes(new Date(`${day}T00:00Z`).getUTCDay())
  // As cron does: where both kinds of days are given, one of them is enough.
  const isEither = !isAny(dayOfMonth) && !isAny(weekday)
  return {
    seconds,
    minutes,
    hours,
    isOn: (day) =>
      months.includes(Number(day.slice(5, 7))) &&
      (isEither ? isInMonth(day) || isInWeek(day) : isInMonth(day) && isInWeek(day)),
  }
}

const isAny = (field: string): boolean => field.startsWith('*') || field === '?'

/** The values of one field, in order: a list of `*`, values, ranges and steps. */
function valuesOf(
  field: string,
  first: number,
  last: number,
  names: readonly string[] = [],
): readonly number[] | undefined {
  const found = new Set<number>()
  for (const part of field.split(',')) {
    const [, range = '', , to, step] = PART.exec(part) ?? []
    const numberOf = (text: string): number => {
      const at = names.indexOf(text.toUpperCase())
      return at >= 0 ? at + first : /^\d+$/.test(text) ? Number(text) : Number.NaN
    }
    const start = isAny(range) ? first : numberOf(range.split('-')[0] ?? '')
    const end = isAny(range) ? last : to !== undefined ? numberOf(to) : step === undefined ? start : last
    const every = step === undefined ? 1 : Number(step)
    if (!(start >= first && start <= end && end <= last && every > 0)) return undefined
    for (let value = start; value <= end; value += every) found.add(value)
  }
  return [...found].sort((one, other) => one - other)
}

/** `*`, `5`, `MON`, `1-5`, each perhaps with a step behind it: `1-12/3`. */
const PART = /^((\*|\?|\w+)(?:-(\w+))?)(?:\/(\d+))?$/
