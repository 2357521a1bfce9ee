import { expect, test } from 'vitest'
import type { Goal } from './goals.ts'
import { ratioOf, table, type Runs } from './report.ts'

const goal: Goal = { label: 'open', unit: 'CPU ms', run: 'whole', figure: 'window', peer: 'page', ratio: 0.2 }
const runs: Runs = {
  'react-admin': [
    { round: 0, page: 100 },
    { round: 1, page: 400 },
    { round: 2, page: 100 },
  ],
  refine: [{ round: 0, page: 300 }],
  portal: [
    { round: 0, window: 10 },
    { round: 1, window: 20 },
    { round: 2, window: 30 },
  ],
}

test('a ratio is the median of the ratios of each round', () => {
  expect(ratioOf(goal, 'portal', runs)).toBe(0.1)
  expect(ratioOf(goal, 'refine', runs)).toBe(3)
})

test('a round that one of the two portals did not finish is ignored', () => {
  expect(ratioOf(goal, 'portal', { ...runs, 'react-admin': [{ round: 2, page: 60 }] })).toBe(0.5)
  expect(ratioOf(goal, 'portal', { portal: runs['portal'] ?? [] })).toBeUndefined()
})

test('the table shows the medians, the ratios, and whether each goal is met', () => {
  expect(table([goal], () => runs)).toEqual({
    lines: [
      '| median (ratio to react-admin) | unit | react-admin | refine | portal | goal |  |',
      '|---|---|---:|---:|---:|---:|---|',
      '| open | CPU ms | 100 | 300 (3.00) | 20.0 (0.10) | 0.20 | met |',
    ],
    missed: 0,
  })
  expect(table([{ ...goal, ratio: 0.09 }], () => runs).missed).toBe(1)
  expect(table([{ ...goal, figure: 'other', peer: 'other' }], () => runs)).toMatchObject({ missed: 0 })
})
