/** Red, green, blue, 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Parses `#rgb`, `#rrggbb`, or `#rrggbbaa` as it shows on white (G136). Returns `undefined` for any other text. */
export function parseHex(hex: string): Rgb | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex.trim())
  if (short) return channels(short.slice(1).map((digit) => digit + digit))
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})?$/i.exec(hex.trim())
  return long ? mix(WHITE, channels(long.slice(1)), parseInt(long[4] ?? 'ff', 16) / 255) : undefined
}

const WHITE: Rgb = [255, 255, 255]

const channels = ([red = '0', green = '0', blue = '0']: readonly string[]): Rgb => [
  parseInt(red, 16),
  parseInt(green, 16),
  parseInt(blue, 16),
]

export const toHex = (colour: Rgb): string =>
  `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Mixes two colours: `part` 0 is the first, 1 the second. Rounds, so that the measured colour is the one shown. */
export function mix(from: Rgb, to: Rgb, part: number): Rgb {
  const channel = (index: 0 | 1 | 2): number => Math.round(from[index] + (to[index] - from[index]) * part)
  return [channel(0), channel(1), channel(2)]
}

/** The contrast ratio of WCAG 2, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (channel: number): number => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
