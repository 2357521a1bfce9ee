/** Draws small PNGs: for images of the seed, for services, and for uploads that the sandbox cannot decode. */
import { hash } from '../../seed/random.ts'
import { type Color, encodePng, LONGEST_SIDE } from './png.ts'

const ICON_SIZE = 48

/** A ring and a bar in the colour (`#RRGGBB…`), like a mark with a name beside it. Large sizes are scaled down. */
export function drawLogo(color: string, width = 120, height = 32): Uint8Array<ArrayBuffer> {
  const dark = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  const scaled = (side: number): number => Math.max(1, Math.round(side * scale))
  const size = { width: scaled(width), height: scaled(height) }
  const middle = (size.height - 1) / 2
  return encodePng(size, { dark }, (x, y) => {
    const distance = Math.hypot(x - middle, y - middle) / size.height
    const isRing = distance > 0.22 && distance < 0.42
    const isBar = x > 1.2 * size.height && x < 0.9 * size.width && Math.abs(y - middle) < 0.16 * size.height
    return !isRing && !isBar
  })
}

/** A square with a lighter ring, 48 by 48 pixels. The colour and the ring depend on the name. */
export function drawIcon(name: string): Uint8Array<ArrayBuffer> {
  const seed = hash(name)
  const dark = [seed, seed >>> 8, seed >>> 16].map((part) => (part & 0xff) >> 1)
  const inner = 5 + (seed >>> 28)
  const middle = (ICON_SIZE - 1) / 2
  return encodePng({ width: ICON_SIZE, height: ICON_SIZE }, { dark, light: lighter(dark) }, (x, y) => {
    const distance = Math.hypot(x - middle, y - middle)
    return distance > inner && distance < inner + 4
  })
}

const lighter = (dark: Color): Color => dark.map((part) => Math.round(part + (255 - part) * 0.75))
