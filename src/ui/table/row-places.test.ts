import { expect, test } from 'vitest'
import { placesFor } from './row-places.ts'

const first = placesFor(['a', 'b', 'c'], new Map())
const placesOf = (ids: readonly string[], before = first) => [...placesFor(ids, before)]

test('the rows of another page take the places of those before, in their order', () => {
  expect([...first.values()]).toEqual([0, 1, 2])
  expect(placesOf(['d', 'e', 'f'])).toEqual([
    ['d', 0],
    ['e', 1],
    ['f', 2],
  ])
})
test('a row that stays keeps its place, so that the focus in it stays with it', () => {
  expect(placesOf(['c', 'd', 'a'])).toEqual([
    ['c', 2],
    ['d', 1],
    ['a', 0],
  ])
})
test('no two rows have one place when there are more rows than before, or fewer', () => {
  const fewer = placesFor(['c'], first)
  expect([...fewer]).toEqual([['c', 2]])
  expect(placesOf(['d', 'c', 'e'], fewer)).toEqual([
    ['d', 3],
    ['c', 2],
    ['e', 4],
  ])
})
