/** Small PNGs, drawn: for a company that has no picture of its own, and for the services. */
import { hash } from '../seed/random.ts'

type Png = Promise<Uint8Array<ArrayBuffer>>
/** Red, green and blue, 0 to 255. */
type Color = readonly number[]

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const ICON_SIZE = 48

/** A band in the colour (`#RRGGBB…`) with three lighter bars, 120 by 32 pixels. */
export function drawLogo(color: string): Png {
  const rgb = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const light = lighter(rgb)
  return draw(120, 32, (x, y) => {
    const isBar = y > 6 && y < 25 && x > 8 && x < 44 && Math.floor((x - 9) / 6) % 2 === 0
    return isBar ? light : rgb
  })
}

/** A square with a lighter ring, 48 by 48 pixels; the name decides colour and ring. */
export function drawIcon(name: string): Png {
  const chance = hash(name)
  const rgb = [chance, chance >>> 8, chance >>> 16].map((part) => (part & 0xff) >> 1)
  const light = lighter(rgb)
  const inner = 5 + (chance >>> 28)
  const middle = (ICON_SIZE - 1) / 2
  return draw(ICON_SIZE, ICON_SIZE, (x, y) => {
    const distance = Math.hypot(x - middle, y - middle)
    return distance > inner && distance < inner + 4 ? light : rgb
  })
}

const lighter = (rgb: Color): Color => rgb.map((part) => Math.round(part + (255 - part) * 0.75))

async function draw(width: number, height: number, colorAt: (x: number, y: number) => Color): Png {
  const pixels = new Uint8Array(height * (1 + width * 3))
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels.set(colorAt(x, y), y * (1 + width * 3) + 1 + x * 3)
  const header = new DataView(new ArrayBuffer(13))
  header.setUint32(0, width)
  header.setUint32(4, height)
  header.setUint32(8, 0x08020000) // 8 bits a channel, RGB, deflate, no filter
  const parts = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('IDAT', await deflate(pixels)),
    chunk('IEND', new Uint8Array()),
  ]
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function chunk(type: string, data: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 12)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(data, 8)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  view.setUint32(data.length + 8, crc(bytes.subarray(4, data.length + 8)))
  return bytes
}

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}
