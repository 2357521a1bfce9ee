import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../mocks/document.ts'
import { readApi } from '../api.ts'
import { contractCheck } from '../../../mocks/app.ts'
import { textOfToday, withExamplesOfToday } from './example-dates.ts'

const document = readDocument()
const MOMENT = /20\d\d-\d\d-\d\dT\d\d:\d\d/g
const on = document.info?.['x-examples-on'] ?? ''

test.each([
  ['2026-12-01', '2027-03-30'],
  ['2026-11-30T09:00:00+01:00', '2027-03-29T09:00:00+01:00'],
  ['a;31/12/2026;b', 'a;29/04/2027;b'],
  ['202611', '202703'],
  ['inv-ca-2001-202610', 'inv-ca-2001-202702'],
  ['<date>2026-11-02</date>', '<date>2027-03-01</date>'],
  // Numbers and identifiers that look like dates.
  ['BIKE202611', 'BIKE202611'],
  ['RAIL-26100001', 'RAIL-26100001'],
  ['2999-12-31', '2999-12-31'],
])('119 days later %s is %s', (text, expected) => {
  expect(
    textOfToday(
      text,
      { ...document, info: { ...info(), 'x-examples-on': '2026-11-21' } },
      new Date('2027-03-20T12:00'),
    ),
  ).toBe(expected)
})

describe('the examples of the contract', () => {
  test('are unchanged on the day for which they are written', () => {
    expect(withExamplesOfToday(document, new Date(`${on}T12:00`))).toBe(document)
  })
  test('contain no time on that day, which would be past in the evening and future in the morning', () => {
    const moments = Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .flatMap(({ requestBody }) => JSON.stringify(requestBody ?? null).match(MOMENT) ?? [])
    expect(moments).not.toHaveLength(0)
    expect(moments.filter((moment) => moment.startsWith(on))).toEqual([])
  })
  test('have their dates moved in requests, parameters and properties only', async () => {
    const later = withExamplesOfToday(document, new Date('2031-06-30T12:00'))
    const check = await contractCheck()
    const [before, after] = [document, later].map((one) => readApi(one, check, () => undefined))
    const bodies = (id: string) =>
      [before, after].map((api) => JSON.stringify(api?.operation(id).body?.examples).slice(0, 4000))
    const [old, moved] = bodies('createRecurringExternalPurchase')
    expect(moved).not.toBe(old)
    expect(moved).not.toContain('2026')
    expect(after?.operations.map(({ body }) => body?.schema.required)).toEqual(
      before?.operations.map(({ body }) => body?.schema.required),
    )
  })
})

function info() {
  if (!document.info) throw new Error('the contract has no info')
  return document.info
}
