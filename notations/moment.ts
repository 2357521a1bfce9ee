import isDate from '~openapi/formats/date.ts'
import { momentsAt } from './brussels.ts'
import { readDay } from './day.ts'
import { plain } from './plain.ts'
import { UNREADABLE, readingOf, type Reading } from './reading.ts'
import { readTime } from './time.ts'

/**
 * Reads a day with a time as an ISO moment with its offset. Without an offset the time is in Brussels. It is refused in
 * the hour that does not exist, and ambiguous in the hour that occurs twice. A day alone is its first moment, because
 * spreadsheets write midnight without a time.
 */
export function readMoment(text: string): Reading<string> {
  const whole = plain(text)
  const alone = readDay(whole)
  if (alone.kind === 'read') return readMomentOf(alone.value, '00:00')
  for (const { index } of whole.matchAll(/(?<=\d)(?: |,|T(?=\d))/g)) {
    const day = readDay(whole.slice(0, index))
    const moment = day.kind === 'read' ? readMomentOf(day.value, whole.slice(index + 1)) : UNREADABLE
    if (moment.kind !== 'unreadable') return moment
  }
  return UNREADABLE
}

/** Reads the time of a known day, `yyyy-MM-dd`. */
export function readMomentOf(day: string, text: string): Reading<string> {
  const trimmed = plain(text).replace(/^(?:om|à|at|-) /i, '')
  const [, offset] = /(?<=[\dm.]) ?(Z|[+-]\d\d:?\d\d)$/.exec(trimmed) ?? []
  const time = readTime(offset === undefined ? trimmed : trimmed.slice(0, -offset.length))
  if (time.kind !== 'read' || !isDate(day)) return UNREADABLE
  if (offset !== undefined)
    return readingOf([`${day}T${time.value}${offset.replace(/^(...)(\d\d)$/, '$1:$2')}`])
  const [, seconds = '', fraction = ''] = /^([\d:]+)(.*)$/.exec(time.value) ?? []
  return readingOf(momentsAt(day, seconds).map((moment) => moment.replace(/(?=[+-]\d\d:\d\d$)/, fraction)))
}
