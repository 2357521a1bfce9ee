import { expect, test } from 'vitest'
import { inOnePath } from './one-path.ts'

test('an icon is drawn with one path', () => {
  const [[tag, { d = '' }] = ['', {}], ...others] = inOnePath([
    ['path', { d: 'm6 9 6 6' }],
    ['circle', { cx: '12', cy: '10', r: '3' }],
    ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }],
    ['line', { x1: '1', x2: '2', y1: '3', y2: '4' }],
    ['rect', { x: '2', y: '6', width: '20', height: '12', rx: '2' }],
    ['rect', { x: '15', y: '4', width: '4', height: '6', ry: '1' }],
    ['path', { d: 'm2 2 20 20' }],
  ])
  expect([tag, ...others]).toEqual(['path'])
  expect(d.split(/(?=M)/)).toEqual([
    'M0 0m6 9 6 6',
    'M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
    'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z',
    'M1 3L2 4',
    'M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2z',
    'M16 4h2a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z',
    'M0 0m2 2 20 20',
  ])
})

test('an icon of which an element is more than a line keeps its elements', () => {
  const dot = [
    ['path', { d: 'M2 3h4' }],
    ['circle', { cx: '12', cy: '10', r: '3', fill: 'currentColor' }],
  ] as const
  expect(inOnePath(dot)).toBe(dot)
  const other = [['polygon', { points: '1 2 3 4 5 6' }]] as const
  expect(inOnePath(other)).toBe(other)
})
