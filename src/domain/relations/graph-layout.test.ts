import { expect, test } from 'vitest'
import { labelX, layoutOf, WIDTH } from './graph-layout.ts'
import type { Relation } from './relation-words.ts'

const relation = (direction: Relation['direction'], kind: Relation['kind']): Relation => ({
  direction,
  kind,
  count: 1,
  activeCount: 1,
  records: [{ ospId: kind, kind, name: kind, active: true }],
})

test('G353 records that use this record are above it, records that it uses below, side by side', () => {
  const { nodes, centre, height } = layoutOf([
    relation('USED_BY', 'COMPANY'),
    relation('USED_BY', 'USER_GROUP'),
    relation('USES', 'RESOURCE'),
  ])
  expect(nodes.map(({ x, y }) => [x, Math.sign(y - centre.y)])).toEqual([
    [WIDTH / 4, -1],
    [(WIDTH * 3) / 4, -1],
    [WIDTH / 2, 1],
  ])
  expect(Math.max(...nodes.map(({ y }) => y))).toBeLessThan(height)
})

test('a record without relations reserves no space for others', () => {
  const alone = layoutOf([])
  expect(alone.nodes).toEqual([])
  expect(alone.height).toBeLessThan(layoutOf([relation('USES', 'PARTNER')]).height)
})

test('four labels on a side are placed in two lines, inside the drawing', () => {
  const kinds = ['PARTNER', 'COMPANY', 'PRODUCT', 'RESOURCE_GROUP'] as const
  const { nodes } = layoutOf(kinds.map((kind) => relation('USED_BY', kind)))
  const [first, second, third, last] = nodes.map(({ labelY }) => labelY)
  expect([first === third, second === last, first === second]).toEqual([true, true, false])
  expect(Math.min(...nodes.map(({ labelY }) => labelY))).toBeGreaterThan(0)
  const [node] = nodes.slice(-1)
  const label = '1 groupe de ressources'
  expect(node && labelX(label, node) + (label.length * 5.8) / 2).toBeLessThanOrEqual(WIDTH)
})
