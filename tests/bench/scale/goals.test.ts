import { expect, test } from 'vitest'
import { chosen, faultOf, type Figure, LONGEST_TASK_MS, PEER, verdicts } from './goals.ts'

const figure = (more: Partial<Figure>): Figure => ({
  list: 'orders',
  step: 'open',
  cpu: 40,
  longest: 20,
  wall: 300,
  ...more,
})
const marks = (figures: readonly Figure[], peer?: number) =>
  verdicts(figures, () => peer)
    .lines.slice(2)
    .map((line) => line.split(' | ').at(-1))

test('a figure is judged by its ratio to the figure of react-admin', () => {
  const peer = PEER.page
  expect(marks([figure({ peer, cpu: 50 }), figure({ peer, cpu: 51 })], 100)).toEqual([
    'ok |',
    'MISSED: CPU |',
  ])
})
test('without react-admin there is no ratio, but a frozen page is still reported', () => {
  const peer = PEER.page
  expect(marks([figure({ peer, cpu: 5000 }), figure({ longest: LONGEST_TASK_MS + 1 })])).toEqual([
    'ok |',
    'MISSED: frozen |',
  ])
})
test('every fault is counted as a missed goal', () => {
  expect(verdicts([figure({ longest: 90, fault: 'rows' }), figure({})], () => undefined).missed).toBe(2)
})

test('`--only` selects lists in the given order, and refuses unknown names', () => {
  const lists = [{ name: 'orders' }, { name: 'stops' }]
  expect(chosen(lists, undefined)).toBe(lists)
  expect(chosen(lists, 'stops,orders').map(({ name }) => name)).toEqual(['stops', 'orders'])
  expect(() => chosen(lists, 'users')).toThrow('--only takes orders, stops, not users')
})

test('an exported file contains all rows, with amounts as numbers', () => {
  const file = [
    ['Name', 'Price'],
    ['a', 1],
    ['b', null],
    ['c', 2.5],
  ]
  expect(faultOf(file, 3, ['Price'])).toBeUndefined()
  expect(faultOf(file, 4, ['Price'])).toBe('3 rows in the file, not 4')
  expect(faultOf([...file, ['d', '3,00']], 4, ['Price'])).toBe('"Price" holds no numbers')
  expect(faultOf(file, 3, ['Amount'])).toBe('"Amount" holds no numbers')
})
