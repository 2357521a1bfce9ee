// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { applyBrand, brandVariables, DEFAULT_BRAND, resetBrand, SURFACES } from './brand.ts'
import { contrast, parseHex, type Rgb } from './colour.ts'
import { tokensCss } from './stylesheet.ts'
import { palettes, type ThemeName } from './tokens.ts'

const themes = ['light', 'dark'] as const
/** Each has a `-text` and a `-back`. */
const PAIRS = [
  ...(['neutral', 'info', 'success', 'warning', 'danger'] as const),
  ...(['avatar-1', 'avatar-2', 'avatar-3', 'avatar-4', 'avatar-5', 'avatar-6'] as const),
]

function rgb(hex: string | undefined): Rgb {
  const colour = parseHex(hex ?? '')
  if (!colour) throw new Error(`not a colour: ${hex}`)
  return colour
}
const ratio = (one: string | undefined, other: string | undefined): number => contrast(rgb(one), rgb(other))

afterEach(resetBrand)

test.each(themes)('%s: every text has enough contrast on the surfaces behind it', (theme: ThemeName) => {
  const palette = palettes[theme]
  for (const surface of ['canvas', 'side', 'card', 'overlay', 'hover'] as const) {
    expect.soft(ratio(palette.text, palette[surface]), `text on ${surface}`).toBeGreaterThanOrEqual(7)
    expect
      .soft(ratio(palette['text-soft'], palette[surface]), `soft text on ${surface}`)
      .toBeGreaterThanOrEqual(7)
    expect.soft(ratio(palette.muted, palette[surface]), `muted on ${surface}`).toBeGreaterThanOrEqual(4.5)
    expect
      .soft(ratio(palette['danger-text'], palette[surface]), `error on ${surface}`)
      .toBeGreaterThanOrEqual(4.5)
  }
  for (const tone of PAIRS)
    expect.soft(ratio(palette[`${tone}-text`], palette[`${tone}-back`]), tone).toBeGreaterThanOrEqual(4.5)
  expect.soft(ratio(palette['on-danger'], palette['danger-solid'])).toBeGreaterThanOrEqual(4.5)
  expect.soft(ratio(palette['on-danger'], palette['danger-solid-hover'])).toBeGreaterThanOrEqual(4.5)
})

test.each(themes)('%s: edges of inputs and of what is chosen have enough contrast', (theme: ThemeName) => {
  const palette = palettes[theme]
  for (const surface of ['canvas', 'card', 'overlay'] as const)
    expect.soft(ratio(palette.edge, palette[surface]), `edge on ${surface}`).toBeGreaterThanOrEqual(3)
})

test.each(themes)('%s: the chart colours have enough contrast with the card', (theme: ThemeName) => {
  const palette = palettes[theme]
  for (const number of [1, 2, 3, 4, 5, 6, 7, 'rest'] as const)
    expect.soft(ratio(palette[`chart-${number}`], palette.card), `chart ${number}`).toBeGreaterThanOrEqual(3)
})

test('the surfaces used to compute brand shades match the themes', () => {
  for (const theme of themes)
    expect(SURFACES[theme]).toEqual({ card: palettes[theme].card, hover: palettes[theme].hover })
})

const brands = [
  '#0F89EA',
  '#000000',
  '#ffffff',
  '#FFD400',
  '#7f7f7f',
  '#e4002b',
  '#00ff88',
  '#123',
  '#4b0082',
]

test.each(brands)('shades of %s have enough contrast in both themes (R282)', (brand) => {
  const variables = brandVariables(brand)
  for (const theme of themes) {
    const shade = (name: string): string | undefined => variables[`--brand-${theme}-${name}`]
    const { card, hover } = SURFACES[theme]
    expect.soft(ratio(shade('on-solid'), shade('solid')), 'button').toBeGreaterThanOrEqual(4.5)
    expect
      .soft(ratio(shade('on-solid'), shade('solid-hover')), 'button under the pointer')
      .toBeGreaterThanOrEqual(4.5)
    for (const surface of [card, hover, shade('back')])
      expect.soft(ratio(shade('text'), surface), `link on ${surface}`).toBeGreaterThanOrEqual(4.5)
    expect.soft(ratio(shade('ring'), card), 'focus').toBeGreaterThanOrEqual(3)
  }
})

test('a colour that cannot be parsed is replaced by the default (R282)', () => {
  expect(brandVariables('url(evil)')).toEqual(brandVariables('#0F89EA'))
})

test('G136 the last two of eight digits are the opacity: the colour is computed as it appears on white', () => {
  expect(brandVariables('#FF000080')).toEqual(brandVariables('#FF7F7F'))
  expect(brandVariables('#0B5D1EFF')).toEqual(brandVariables('#0B5D1E'))
})

test('a brand is applied to the page, stored for the next first paint, and removed again', () => {
  applyBrand('#FFD400')
  const root = document.documentElement.style
  expect(root.getPropertyValue('--brand-light-solid')).toBe('#ffd400')
  expect(JSON.parse(localStorage.getItem('portal_brand') ?? '{}')).toHaveProperty('--brand-dark-text')
  resetBrand()
  expect(root.getPropertyValue('--brand-light-solid')).toBe('')
  expect(localStorage.getItem('portal_brand')).toBeNull()
})

test('R282: the default colour comes from the stylesheet and is not set again', () => {
  expect(tokensCss()).toContain(
    `--brand-light-solid: ${brandVariables(DEFAULT_BRAND)['--brand-light-solid']};`,
  )
  applyBrand('#FFD400')
  applyBrand(DEFAULT_BRAND.toLowerCase())
  expect(document.documentElement.style.getPropertyValue('--brand-light-solid')).toBe('')
  expect(localStorage.getItem('portal_brand')).toBeNull()
})

test('the stylesheet of tokens has both themes, and no motion if the user prefers reduced motion', () => {
  const css = tokensCss()
  expect(css).toContain(`--colors-card: ${palettes.light.card};`)
  expect(css).toMatch(/:root\[data-theme='dark'\] \{[^}]*--colors-card: #14181f;[^}]*color-scheme: dark; \}/)
  expect(css).toMatch(
    /prefers-reduced-motion: reduce\) \{ :root \{ --durations-hover: 0ms; --durations-menu: 0ms; --durations-drawer: 0ms; \} \}/,
  )
})
