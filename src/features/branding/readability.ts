import { brandVariables } from '@/ui/theme/brand.ts'
import { contrast, parseHex } from '@/ui/theme/colour.ts'

/** How readable text on a colour is (WCAG 2.2 AA): 4.5 for any text, 3 for large text only. */
export interface Readability {
  readonly ratio: number
  readonly level: 'good' | 'large' | 'poor'
}

/** The text on a button of the portal, which uses a readable shade of the colour. */
export function inPortal(hex: string): Readability {
  const shades = brandVariables(hex)
  return between(shades['--brand-light-on-solid'], shades['--brand-light-solid'])
}

/** The app and emails show white text on the unchanged colour (G314). */
export const whiteOn = (hex: string): Readability => between('#ffffff', hex)

function between(text = '', back = ''): Readability {
  const [one, other] = [parseHex(text), parseHex(back)]
  const exact = one && other ? contrast(one, other) : 1
  // Rounded down: 4.49 is shown as 4.4, because it does not reach 4.5.
  return { ratio: Math.floor(exact * 10) / 10, level: exact >= 4.5 ? 'good' : exact >= 3 ? 'large' : 'poor' }
}
