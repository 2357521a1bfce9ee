/**
 * Dates in examples, moved to today. The contract's examples and the files in `tests/files/` are written for one day
 * (`x-examples-on`): a date after it means the future, one before it the past. Years later it must still mean that.
 */
import { addMonths } from 'date-fns/addMonths'
import { differenceInMonths } from 'date-fns/differenceInMonths'
import { formatISO } from 'date-fns/formatISO'
import type { Contract } from '../../contract/types.ts'
import { isObject } from '../json.ts'

/** The contract with the dates of all its examples moved. `now` is the present moment. */
export function withExamplesOfToday(document: Contract, now: Date): Contract {
  const months = monthsSince(document, now)
  if (months === 0) return document
  const { paths, components } = document
  return { ...document, paths: inside(paths, months), components: inside(components, months) }
}

/** A file's text with its dates moved. */
export const textOfToday = (text: string, document: Contract, now: Date): string =>
  moveText(text, monthsSince(document, now))

/** Whole months, so that the first and the last of a month stay what they are. */
function monthsSince({ info }: Contract, now: Date): number {
  const on = info?.['x-examples-on']
  if (on === undefined) throw new Error('the contract does not say `x-examples-on`')
  return Math.max(0, differenceInMonths(now, new Date(`${on}T00:00`)))
}

const EXAMPLES = ['example', 'examples']

const isList = (part: unknown): part is readonly unknown[] => Array.isArray(part)

/** Generic over the parts of the contract, of which it changes no shape. */
function inside<Part>(part: Part, months: number, isExample?: boolean): Part
function inside(part: unknown, months: number, isExample = false): unknown {
  if (isList(part)) return part.map((one) => inside(one, months, isExample))
  if (isObject(part))
    return Object.fromEntries(
      Object.entries(part).map(([name, one]) => [
        name,
        inside(one, months, isExample || EXAMPLES.includes(name)),
      ]),
    )
  return isExample && typeof part === 'string' ? moveText(part, months) : part
}

const DAY = /\b(20\d\d)-(0[1-9]|1[0-2])-([0-3]\d)(?!\d)/g
const WRITTEN_DAY = /\b([0-3]\d)\/(0[1-9]|1[0-2])\/(20\d\d)\b/g
/** A month stands alone: within other digits it is a part of a number. */
const MONTH = /^(20\d\d)(0[1-9]|1[0-2])$/

const moveText = (text: string, months: number): string =>
  text
    .replaceAll(DAY, (_all, year: string, month: string, day: string) => moved(year, month, day, months))
    .replaceAll(WRITTEN_DAY, (_all, day: string, month: string, year: string) =>
      moved(year, month, day, months).split('-').toReversed().join('/'),
    )
    .replace(MONTH, (_all, year: string, month: string) =>
      moved(year, month, '01', months).slice(0, 7).replace('-', ''),
    )

const moved = (year: string, month: string, day: string, months: number): string =>
  formatISO(addMonths(new Date(`${year}-${month}-${day}T00:00`), months), { representation: 'date' })
