import { expect, test } from 'vitest'
import { changeOf, inCalls } from './transfer-change.ts'

test('a member who is not selected leaves, a selected user who is not a member joins', () => {
  expect(changeOf(new Set(['a', 'b']), new Set(['b', 'c']))).toEqual({ added: ['c'], removed: ['a'] })
})

test('three thousand users take three calls, no users take none', () => {
  const calls = inCalls(Array.from({ length: 2001 }, (_, index) => `u-${index}`))
  expect(calls.map(({ length }) => length)).toEqual([1000, 1000, 1])
  expect(inCalls([])).toEqual([])
})
