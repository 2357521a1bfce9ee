import { expect, test } from 'vitest'
import { layoutOf, WIDTH } from './graph-layout.ts'
import type { Relation } from './relation-words.ts'

const relation = (direction: Relation['direction'], kind: Relation['kind']): Relation => ({
  direction,
  kind,
  count: 1,
  activeCount: 1,
  records: [{ ospId: kind, kind, name: kind, active: true }],
})

test('G353 what uses a record stands above it, what it uses below, side by side', () => {
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

test('a record that stands alone needs no room for others', () => {
  const alone = layoutOf([])
  expect(alone.nodes).toEqual([])
  expect(alone.height).toBeLessThan(layoutOf([relation('USES', 'PARTNER')]).height)
})
