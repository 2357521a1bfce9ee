/** Encodes PNGs of two colours. Without compression, so that no asynchronous stream is needed. */
import { crc32, PNG_SIGNATURE } from '~files/image-file.ts'

/** The longest side in pixels. With it, all pixels fit in one deflate block (64 KiB). */
export const LONGEST_SIDE = 512

/** Red, green and blue, 0 to 255. */
export type Color = readonly number[]

/** Encodes an image of `size`. `isLight` selects the colour of each pixel. Without `light` such pixels are transparent. */
export function encodePng(
  { width, height }: { width: number; height: number },
  { dark, light }: { dark: Color; light?: Color },
  isLight: (x: number, y: number) => boolean,
): Uint8Array<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(13))
  header.setUint32(0, width)
  header.setUint32(4, height)
  header.setUint32(8, 0x01030000) // One bit per pixel, palette, deflate, no filter.
  // The first byte of each row names its filter: none.
  const bytesPerRow = 1 + Math.ceil(width / 8)
  const pixels = new Uint8Array(bytesPerRow * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const index = y * bytesPerRow + 1 + (x >> 3)
      if (isLight(x, y)) pixels[index] = (pixels[index] ?? 0) | (0x80 >> (x & 7))
    }
  return joined([
    Uint8Array.from(PNG_SIGNATURE),
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('PLTE', Uint8Array.from([...dark, ...(light ?? dark)])),
    ...(light ? [] : [chunk('tRNS', Uint8Array.from([255, 0]))]),
    chunk('IDAT', stored(pixels)),
    chunk('IEND', new Uint8Array()),
  ])
}

/** Wraps bytes in a zlib stream of one uncompressed block. */
function stored(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new DataView(new ArrayBuffer(7))
  head.setUint16(0, 0x7801)
  head.setUint8(2, 1)
  head.setUint16(3, bytes.length, true)
  head.setUint16(5, ~bytes.length & 0xffff, true)
  const sum = new DataView(new ArrayBuffer(4))
  sum.setUint32(0, adler32(bytes))
  return joined([new Uint8Array(head.buffer), bytes, new Uint8Array(sum.buffer)])
}

function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0]
  for (const byte of bytes) {
    low = (low + byte) % 65_521
    high = (high + low) % 65_521
  }
  return ((high << 16) | low) >>> 0
}

function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 12)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(data, 8)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)))
  return bytes
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let index = 0
  for (const part of parts) {
    whole.set(part, index)
    index += part.length
  }
  return whole
}
