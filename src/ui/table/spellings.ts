import { readDay } from '~notations/day.ts'
import { readIban } from '~notations/iban.ts'
import { readMoment } from '~notations/moment.ts'
import { readEuro } from '~notations/number.ts'
import type { Reading } from '~notations/reading.ts'
import { readReference } from '~notations/reference.ts'
import { date, dateTime, number } from '@/i18n/formats.ts'

/**
 * The possible meanings of a search, formatted as in lists: `1.250` is `1 250` and `1,25`, `1 dec 2026` is
 * `01/12/2026`. A search shows its results, so it may look for each meaning.
 */
export function spellings(search: string): string[] {
  if (!/\d/.test(search)) return []
  const moments = /[ T,]/.test(search) ? meanings(readMoment(search)) : []
  return [
    ...meanings(readEuro(search)).map((value) =>
      number(value, Number.isInteger(value) ? 0 : decimalsOf(value)),
    ),
    ...meanings(readDay(search)).map(date),
    ...moments.map(dateTime),
    ...meanings(readReference(search)),
    ...meanings(readIban(search)),
  ]
}

const meanings = <Value>(reading: Reading<Value>): readonly Value[] =>
  reading.kind === 'read' ? [reading.value] : reading.kind === 'ambiguous' ? reading.readings : []

/** Amounts are written with two decimals. */
const decimalsOf = (value: number): number => Math.max(2, String(value).split('.')[1]?.length ?? 0)
