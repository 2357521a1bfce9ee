/** What a quick run leaves out: `tests/level.ts`. */
import { expect, test } from 'vitest'
import { readLevel } from '../../scripts/level.ts'
import { routes } from '../../src/routes/routes.ts'
import { half, sample, turn } from '../level.ts'

const names = routes.map(({ name }) => name)
const itself = (name: string): string => name

test('a file that is run by itself runs completely, and an unknown level is refused', () => {
  expect(readLevel('all')).toBe('all')
  expect(() => readLevel('everything')).toThrow('TEST_LEVEL is one of quick, all, full, not everything')
})

test('a sample has about its share, is never empty, and contains everything in a run of everything', () => {
  expect(sample(names, 4, itself, true)).toEqual(names)
  const share = sample(names, 4, itself, false).length / names.length
  expect(share).toBeGreaterThan(0.15)
  expect(share).toBeLessThan(0.35)
  expect(sample(['alone'], 1_000_000, itself, false)).toEqual(['alone'])
})

test('adding or removing an item does not change the sample of the others', () => {
  const drawn = sample(names, 4, itself, false)
  const [first, ...others] = drawn
  expect(
    sample(
      names.filter((name) => name !== first),
      4,
      itself,
      false,
    ),
  ).toEqual(others)
})

test('the two halves together contain everything', () => {
  const [one, other] = [half(names, 0, itself, false), half(names, 1, itself, false)]
  expect([...one, ...other].toSorted()).toEqual(names.toSorted())
  expect(Math.min(one.length, other.length)).toBeGreaterThan(names.length / 3)
  expect(half(names, 1, itself, true)).toEqual(names)
})

test('successive tests take turns with the kinds', () => {
  expect([0, 1, 2].map((at) => turn(['a', 'b'], at, false))).toEqual([['a'], ['b'], ['a']])
  expect(turn(['a', 'b'], 0, true)).toEqual(['a', 'b'])
})
