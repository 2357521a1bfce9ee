import { expect, test } from 'vitest'
import { createSeeds } from '../seed/index.ts'
import { World } from '../world.ts'
import { memoized } from './memoized.ts'

const newWorld = () => new World('memoized', createSeeds({ scale: false }))
const counted = () => {
  let calls = 0
  return () => (calls += 1)
}

test('a value is computed again only after a change of its tables', () => {
  const world = newWorld()
  const compute = counted()
  const read = () => memoized(world, 'orders', ['orders'], compute)
  expect([read(), read()]).toEqual([1, 1])
  world.tables.partners.remove('p-3001')
  expect(read()).toBe(1)
  world.tables.orders.update('o-8101', { price: 1 })
  expect(read()).toBe(2)
  world.tables.orders.remove('o-8101')
  expect(read()).toBe(3)
  world.load({})
  expect([read(), read()]).toEqual([4, 4])
})

test('other keys and other worlds have separate values', () => {
  const compute = counted()
  const world = newWorld()
  expect(memoized(world, 'one', [], compute)).toBe(1)
  expect(memoized(world, 'other', [], compute)).toBe(2)
  expect(memoized(newWorld(), 'one', [], compute)).toBe(3)
  expect(memoized(world, 'one', [], compute)).toBe(1)
})
