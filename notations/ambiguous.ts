/** The rule that an ambiguous text breaks, with the two unambiguous ways to write its possible meanings. */
import { readMoment } from './moment.ts'
import { readEuro, writtenNumber } from './number.ts'

export interface Ambiguity {
  readonly rule: 'ambiguous_number' | 'ambiguous_time'
  readonly params: { readonly text: string; readonly first: string; readonly second: string }
}

/** `undefined` for a number that is unambiguous or invalid. */
export function ambiguousNumber(text: string): Ambiguity | undefined {
  const reading = readEuro(text)
  if (reading.kind !== 'ambiguous') return undefined
  const [first = '', second = ''] = reading.readings.map(writtenNumber)
  return { rule: 'ambiguous_number', params: { text: text.trim(), first, second } }
}

/** `undefined` for a moment that is unambiguous or invalid. */
export function ambiguousTime(text: string): Ambiguity | undefined {
  const reading = readMoment(text)
  if (reading.kind !== 'ambiguous') return undefined
  const times = reading.readings.map((moment) => `${moment.slice(11, 16)} ${moment.slice(-6)}`)
  const [first = '', second = ''] = times
  return { rule: 'ambiguous_time', params: { text: first.slice(0, 5), first, second } }
}
