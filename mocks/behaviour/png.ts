/** A small PNG, drawn: a logo for a company that has no picture of its own. */

const WIDTH = 120
const HEIGHT = 32
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** A band in the colour (`#RRGGBB…`) with three lighter bars, 120 by 32 pixels. */
export async function drawLogo(color: string): Promise<Uint8Array<ArrayBuffer>> {
  const rgb = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const light = rgb.map((part) => Math.round(part + (255 - part) * 0.75))
  const pixels = new Uint8Array(HEIGHT * (1 + WIDTH * 3))
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const isBar = y > 6 && y < 25 && x > 8 && x < 44 && Math.floor((x - 9) / 6) % 2 === 0
      pixels.set(isBar ? light : rgb, y * (1 + WIDTH * 3) + 1 + x * 3)
    }
  const header = new DataView(new ArrayBuffer(13))
  header.setUint32(0, WIDTH)
  header.setUint32(4, HEIGHT)
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
