/**
 * Moves the dates in examples to today. The contract's examples and the files in `tests/files/` are written for one day
 * (`x-examples-on`): a later date is in the future, an earlier one in the past. This must remain true years later.
 */
import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths'
import { formatISO } from 'date-fns/formatISO'
import type { Contract } from '../../../openapi/contract-types.ts'
import { isObject } from '../json.ts'

/** The contract with the dates of all its examples moved. `now` is the current moment. */
export function withExamplesOfToday(document: Contract, now: Date): Contract {
  const age = ageOf(document, now)
  if (age.days === 0) return document
  const { paths, components } = document
  return { ...document, paths: moveDates(paths, age), components: moveDates(components, age) }
}

/** A file's text with its dates moved. */
export const textOfToday = (text: string, document: Contract, now: Date): string =>
  moveText(text, ageOf(document, now))

/** The age of the examples: days move by days, months by calendar months. */
interface Age {
  readonly days: number
  readonly months: number
}

function ageOf({ info }: Contract, now: Date): Age {
  const on = info?.['x-examples-on']
  // A foreign contract keeps its examples unchanged.
  if (on === undefined) return { days: 0, months: 0 }
  const written = new Date(`${on}T00:00`)
  return {
    days: differenceInCalendarDays(now, written),
    months: differenceInCalendarMonths(now, written),
  }
}

const EXAMPLES = ['example', 'examples']

const isList = (part: unknown): part is readonly unknown[] => Array.isArray(part)

/** Returns a part of the contract with the dates of its examples moved. Its type stays the same. */
function moveDates<Part>(part: Part, age: Age, isExample?: boolean): Part
function moveDates(part: unknown, age: Age, isExample = false): unknown {
  if (isList(part)) return part.map((item) => moveDates(item, age, isExample))
  if (isObject(part))
    return Object.fromEntries(
      Object.entries(part).map(([name, value]) => [
        name,
        moveDates(value, age, isExample || EXAMPLES.includes(name)),
      ]),
    )
  return isExample && typeof part === 'string' ? moveText(part, age) : part
}

const DAY = /\b(20\d\d)-(0[1-9]|1[0-2])-([0-3]\d)(?!\d)/g
const BELGIAN_DAY = /\b([0-3]\d)\/(0[1-9]|1[0-2])\/(20\d\d)\b/g
/** A text that is only a month, or ends with one after the number of a company. Elsewhere it may be part of a number. */
const MONTH = /(?<=^|\d-)(20\d\d)(0[1-9]|1[0-2])$/

const moveText = (text: string, { days, months }: Age): string =>
  text
    .replaceAll(DAY, (day) => shiftedDay(days, day))
    .replaceAll(BELGIAN_DAY, (_all, day: string, month: string, year: string) =>
      shiftedDay(days, `${year}-${month}-${day}`).split('-').toReversed().join('/'),
    )
    .replace(MONTH, (_all, year: string, month: string) =>
      formatISO(addMonths(new Date(`${year}-${month}-01T00:00`), months), { format: 'basic' }).slice(0, 6),
    )

const shiftedDay = (days: number, day: string): string =>
  formatISO(addDays(new Date(`${day}T00:00`), days), { representation: 'date' })
