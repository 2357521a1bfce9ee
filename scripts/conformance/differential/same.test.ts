import { expect, test } from 'vitest'
import { SameIds } from './same.ts'

test('an identifier may differ if it always corresponds to the same identifier of the other server', () => {
  const ids = new SameIds()
  expect(ids.difference({ ospId: 'u-100001' }, { ospId: 'u-500001' })).toBeUndefined()
  expect(ids.difference({ userOspId: 'u-100001' }, { userOspId: 'u-500001' })).toBeUndefined()
  expect(ids.difference({ userOspId: 'u-100001' }, { userOspId: 'u-500002' })).toMatchObject({
    path: 'userOspId',
  })
  expect(ids.difference({ ospId: 'u-100002' }, { ospId: 'u-500001' })).toMatchObject({ path: 'ospId' })
})
test('a call is translated to the identifiers of the other server, also within a text', () => {
  const ids = new SameIds()
  ids.difference({ ospId: 'g-100001' }, { ospId: 'g-7' })
  expect(ids.translate({ ospIds: ['g-100001', 'g-4'], note: 'about g-100001', at: 3 })).toEqual({
    ospIds: ['g-7', 'g-4'],
    note: 'about g-7',
    at: 3,
  })
  expect(ids.difference({ note: 'about g-100001' }, { note: 'about g-7' })).toBeUndefined()
})
test('times are equal if both are the current time, or have the same distance from it', () => {
  const ids = new SameIds()
  const now = Date.now()
  const at = (ms: number) => ({ createdOn: new Date(now - ms).toISOString() })
  expect(ids.difference(at(0), at(2000))).toBeUndefined()
  expect(ids.difference(at(0), at(7_200_000))).toMatchObject({ path: 'createdOn' })
  const inAWeek = -7 * 86_400_000
  expect(ids.difference(at(inAWeek), at(inAWeek + 900))).toBeUndefined()
  expect(ids.difference(at(inAWeek), at(inAWeek - 60_000))).toMatchObject({ path: 'createdOn' })
})
test('different rows, numbers and missing values are reported', () => {
  const ids = new SameIds()
  expect(ids.difference([{ a: 1 }], [{ a: 1 }, { a: 2 }])).toMatchObject({
    path: 'length',
    here: 1,
    there: 2,
  })
  expect(ids.difference([{ a: 1 }], [{ a: 2 }])).toMatchObject({ path: '0.a' })
  expect(ids.difference({ a: 1 }, {})).toMatchObject({ path: 'a', there: undefined })
  expect(ids.difference({ name: 'Ann' }, { name: 'Bob' })).toMatchObject({ path: 'name' })
})
