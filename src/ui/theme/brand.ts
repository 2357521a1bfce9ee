import { writeStored } from '../../base/stored.ts'
import { contrast, mix, parseHex, toHex, type Rgb } from './colour.ts'

/** R282: the default colour of a brand. */
export const DEFAULT_BRAND = '#0F89EA'

/** Minimum contrast: text needs 4.5:1, an edge or a focus ring 3:1 (WCAG 2.2 AA). */
const TEXT = 4.5
const EDGE = 3
/** The target contrast of shades: above the minimum, so that text of 12 and 13 px is easy to read. */
const AIM = { solid: 5, light: 5.6, dark: 7.5 } as const

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
const INK: Rgb = [16, 20, 28]
/** The lightest and darkest surface behind brand colours, per theme. A test checks that they match `tokens.ts`. */
export const SURFACES = {
  light: { card: '#ffffff', hover: '#f4f6f8' },
  dark: { card: '#14181f', hover: '#222934' },
} as const

/**
 * The CSS variables of one brand colour, `--brand-<theme>-<shade>` to hex, for both themes. `solid` (with
 * `solid-hover`, `on-solid`): filled buttons · `text`: links and the active menu item · `back`: its background, with
 * `line` around it · `ring`: outlines and graphics, such as focus, meters and route lines. A colour that cannot be
 * parsed is replaced by the default.
 */
export function brandVariables(hex: string): Record<string, string> {
  const brand = parseHex(hex) ?? parseHex(DEFAULT_BRAND) ?? INK
  return { ...shadesFor('light', brand), ...shadesFor('dark', brand) }
}

const STORAGE = 'portal_brand'

/** Applies a brand colour to the page, and stores it for the next first paint (`public/theme.js`). */
export function applyBrand(hex: string): void {
  // The stylesheet has the default colour. Setting a variable to its current value would recalculate the styles of the
  // whole page.
  if (hex.toUpperCase() === DEFAULT_BRAND) return resetBrand()
  const variables = brandVariables(hex)
  const { style } = document.documentElement
  for (const [name, value] of Object.entries(variables))
    if (style.getPropertyValue(name) !== value) style.setProperty(name, value)
  writeStored(STORAGE, JSON.stringify(variables)) // Without storage a page starts with the default colour.
}

/** Restores the portal's default colour. */
export function resetBrand(): void {
  for (const name of Object.keys(brandVariables(DEFAULT_BRAND)))
    document.documentElement.style.removeProperty(name)
  writeStored(STORAGE, undefined)
}

function shadesFor(theme: 'light' | 'dark', brand: Rgb): Record<string, string> {
  const card = parseHex(SURFACES[theme].card) ?? WHITE
  const hover = parseHex(SURFACES[theme].hover) ?? WHITE
  const away = theme === 'light' ? BLACK : WHITE
  const solid = solidOf(brand)
  const back = mix(card, brand, theme === 'light' ? 0.09 : 0.2)
  const shades = {
    solid,
    'solid-hover': mix(solid, onColour(solid) === WHITE ? INK : WHITE, 0.14),
    'on-solid': onColour(solid),
    text: until(brand, away, AIM[theme], [card, hover, back]),
    back,
    line: mix(card, brand, theme === 'light' ? 0.3 : 0.45),
    ring: until(brand, away, EDGE, [card, hover]),
  }
  return Object.fromEntries(
    Object.entries(shades).map(([shade, colour]) => [`--brand-${theme}-${shade}`, toHex(colour)]),
  )
}

/** Medium colours are darkened until white text is readable on them, as users expect. Light ones keep dark text. */
const solidOf = (brand: Rgb): Rgb =>
  contrast(WHITE, brand) >= EDGE ? until(brand, BLACK, AIM.solid, [WHITE]) : brand

const onColour = (back: Rgb): Rgb => (contrast(WHITE, back) >= TEXT ? WHITE : INK)

/** Mixes a colour with another until it has enough contrast with every background. */
function until(colour: Rgb, towards: Rgb, ratio: number, backs: readonly Rgb[]): Rgb {
  for (let part = 0; part < 1; part += 0.02) {
    const candidate = mix(colour, towards, part)
    if (backs.every((back) => contrast(candidate, back) >= ratio)) return candidate
  }
  return towards
}
