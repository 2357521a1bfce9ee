import { expect, test } from 'vitest'
import { createSeeds } from '../seed/index.ts'
import { World } from '../world.ts'
import { remembered } from './remembered.ts'

const newWorld = () => new World('remembered', createSeeds({ scale: false }))
const counted = () => {
  let calls = 0
  return () => (calls += 1)
}

test('a value is computed again only after a change of its tables', () => {
  const world = newWorld()
  const make = counted()
  const read = () => remembered(world, 'orders', ['orders'], make)
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
  const make = counted()
  const world = newWorld()
  expect(remembered(world, 'one', [], make)).toBe(1)
  expect(remembered(world, 'other', [], make)).toBe(2)
  expect(remembered(newWorld(), 'one', [], make)).toBe(3)
  expect(remembered(world, 'one', [], make)).toBe(1)
})
