/** A refusal with 409 that changes nothing. */
import type { Exchange } from '../exchange.ts'
import { at } from '../json.ts'
import type { Report, Trial } from '../trial.ts'

/** The stated error code, and what a finding says: its place, the calls that led to the request, and other operations. */
interface ExpectedConflict extends Pick<Report, 'place' | 'steps' | 'through'> {
  code?: string
}

/** Reports a response other than a 409 with this code, and changed data. `before` is the state before the request. */
export async function expectConflict(
  trial: Trial,
  before: string | undefined,
  refused: Exchange,
  { code, ...where }: ExpectedConflict,
): Promise<void> {
  const actual = at(refused.json, ['code'])
  if (refused.status !== 409 || (code !== undefined && actual !== code))
    trial.report({
      operation: refused.call.operation.id,
      ...where,
      expected: ['409', code].join(' ').trim(),
      actual: [refused.status, typeof actual === 'string' ? actual : ''].join(' ').trim(),
    })
  else if ((await trial.state()) !== before) reportChange(trial, refused, where.place)
}

export const reportChange = (trial: Trial, refused: Exchange, place: string): void =>
  trial.report({
    operation: refused.call.operation.id,
    place,
    expected: 'a refused request changes nothing',
    actual: 'stored data has changed',
    steps: [refused],
  })
