import { expect, test } from 'vitest'
import { tokensCss } from './stylesheet.ts'
import { palettes } from './tokens.ts'

const { light, dark } = palettes

test('neutrals, from white to near black', () => {
  expect([light.card, light.canvas, light.hover, light['border-soft'], light.border, light.stop]).toEqual(
    ['#ffffff', '#fafbfc', '#f4f6f8', '#e9edf2', '#dce2e9', '#c3cbd6'], // 0, 25, 50, 100, 200, 300
  )
  expect([light.edge, light.muted, light['text-soft'], light.text]).toEqual(
    ['#8690a0', '#5b6472', '#2a313c', '#11151c'], // 500, 600, 800, 950
  )
  expect([dark.canvas, dark.card, dark.overlay, dark.border]).toEqual(
    ['#0c0f14', '#14181f', '#1b2029', '#262d38'], // canvas, card, raised, line
  )
})

test.each([
  ['success', '#0f6b43', '#e3f5ec'],
  ['warning', '#7a4a00', '#fff3d6'],
  ['danger', '#b01e2e', '#fdecee'],
  ['info', '#0b5590', '#e6f1fb'],
] as const)('text and back of %s', (tone, text, back) => {
  expect([light[`${tone}-text`], light[`${tone}-back`]]).toEqual([text, back])
})

test('R065 seven colours of categories, and a neutral one for the rest', () => {
  for (const palette of [light, dark]) {
    const ofCategories = Object.entries(palette).filter(([name]) => /^chart-\d$/.test(name))
    expect(new Set(ofCategories.map(([, colour]) => colour)).size).toBe(7)
  }
  const colours = Object.entries(light).filter(([name]) => name.startsWith('chart-'))
  expect(colours.map(([, colour]) => colour)).toEqual([
    '#0f6fc4',
    '#0f8a6a',
    '#b45309',
    '#7c5cd6',
    '#c2334d',
    '#0e7490',
    '#a21caf',
    light.edge,
  ])
})

test.each([
  [
    'spacing',
    ['half: 4', '1: 8', '1-5: 12', '2: 16', '3: 24', '4: 32', '6: 48', '8: 64', 'card: 20', 'label: 6'],
  ],
  ['radii', ['small: 4', 'control: 8', 'card: 12', 'dialog: 16', 'full: 999']],
  ['font-sizes', ['small: 12', 'table: 13', 'body: 14', 'heading: 16', 'title: 22', 'figure: 28']],
  ['line-heights', ['small: 16', 'table: 20', 'body: 20', 'heading: 24', 'title: 28', 'figure: 32']],
] as const)('the steps of %s', (kind, steps) => {
  const css = tokensCss()
  for (const step of steps) expect(css).toContain(`--${kind}-${step}px;`)
  const own = [...new Set(css.match(new RegExp(`--${kind}-[\\w-]+: \\d+px`, 'g')))]
  expect(own).toHaveLength(steps.length)
})

test('durations and elevations', () => {
  const css = tokensCss()
  for (const rule of [
    '--durations-hover: 120ms',
    '--durations-menu: 180ms',
    '--durations-drawer: 240ms',
    '--shadows-card: 0 1px 2px rgb(17 21 28 / 0.05)',
    '0 4px 12px rgb(17 21 28 / 0.1)',
    '0 16px 48px rgb(17 21 28 / 0.2)',
  ])
    expect(css).toContain(rule)
})
