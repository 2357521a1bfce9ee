import { expect, test } from 'vitest'
import { changeOf, inCalls } from './transfer-change.ts'

test('who was there and is not chosen leaves, who is chosen and was not there joins', () => {
  expect(changeOf(new Set(['a', 'b']), new Set(['b', 'c']))).toEqual({ added: ['c'], removed: ['a'] })
})

test('three thousand users take three calls, none takes none', () => {
  const calls = inCalls(Array.from({ length: 2001 }, (_, index) => `u-${index}`))
  expect(calls.map(({ length }) => length)).toEqual([1000, 1000, 1])
  expect(inCalls([])).toEqual([])
})
