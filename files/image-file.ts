/**
 * Reads a PNG, JPEG or SVG. The content decides the type, not the file name (R174, G134). Used by the portal and the
 * sandbox.
 */
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { readSvgText } from './svg.ts'

export type ImageMediaType = 'image/png' | 'image/jpeg' | 'image/svg+xml'

export interface ImageLimits {
  readonly acceptedTypes: readonly ImageMediaType[]
  readonly maxBytes: number
  /** The largest width and height, in pixels. */
  readonly maxSide: number
}

export interface ReadImage {
  mediaType: ImageMediaType
  bytes: Uint8Array<ArrayBuffer>
  /** In pixels. An SVG may have no size. */
  size?: { width: number; height: number }
}

/** Why an image is not accepted: the key of the message, its parameters, and the server's text. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused'
  readonly rule: string
  readonly params: Readonly<Record<string, string | number>> | undefined

  constructor(rule: string, message: string, params?: Readonly<Record<string, string | number>>) {
    super(message)
    this.rule = rule
    this.params = params
  }
}

/** The types as users know them, such as "PNG, JPEG, SVG". */
export const typeNames = (types: readonly ImageMediaType[]): string =>
  types.map((type) => type.replace(/^image\/|\+xml$/g, '').toUpperCase()).join(', ')

/** Reads the image. Throws `ImageRefused` if it is not an image, too large, or an SVG with active content. */
export async function readImage(file: Blob, limits: ImageLimits): Promise<ReadImage> {
  const { acceptedTypes, maxBytes, maxSide } = limits
  if (file.size > maxBytes)
    throw new ImageRefused('image_size', 'The file is too large', {
      max: Math.floor(maxBytes / (1024 * 1024)),
    })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const image = readPng(bytes) ?? readJpeg(bytes) ?? readSvg(bytes)
  if (!image || !acceptedTypes.includes(image.mediaType))
    throw new ImageRefused('image_type', `The file is none of ${typeNames(acceptedTypes)}`, {
      types: typeNames(acceptedTypes),
    })
  if (image.size && Math.max(image.size.width, image.size.height) > maxSide)
    throw new ImageRefused('image_side', 'The image has too many pixels', { max: maxSide })
  return image
}

export const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** A PNG with complete chunks: the header first, pixels, the end. */
function readPng(bytes: Uint8Array<ArrayBuffer>): ReadImage | undefined {
  if (!PNG_SIGNATURE.every((byte, at) => bytes[at] === byte)) return undefined
  const view = new DataView(bytes.buffer)
  const types: string[] = []
  for (let at = PNG_SIGNATURE.length; at + 12 <= bytes.length;) {
    const length = view.getUint32(at)
    const end = at + 12 + length
    if (end > bytes.length || view.getUint32(end - 4) !== crc32(bytes.subarray(at + 4, end - 4)))
      return undefined
    types.push(String.fromCharCode(...bytes.subarray(at + 4, at + 8)))
    if (types.at(-1) === 'IEND') break
    at = end
  }
  if (types[0] !== 'IHDR' || view.getUint32(8) !== 13 || !types.includes('IDAT') || types.at(-1) !== 'IEND')
    return undefined
  return sized('image/png', bytes, view.getUint32(16), view.getUint32(20))
}

/** A JPEG with a frame, a scan and an end marker. */
function readJpeg(bytes: Uint8Array<ArrayBuffer>): ReadImage | undefined {
  const view = new DataView(bytes.buffer)
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return undefined
  let frame: { width: number; height: number } | undefined
  for (let at = 2; at + 9 <= bytes.length;) {
    const marker = view.getUint16(at)
    if (marker >> 8 !== 0xff) return undefined
    // Bytes of 0xff may pad the space before a marker.
    if (marker === 0xffff) {
      at += 1
      continue
    }
    if (marker === 0xffda)
      return frame && hasEnd(bytes, at) ? sized('image/jpeg', bytes, frame.width, frame.height) : undefined
    if (isFrame(marker)) frame = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

const hasEnd = (bytes: Uint8Array, from: number): boolean =>
  bytes.some((byte, at) => at > from && byte === 0xd9 && bytes[at - 1] === 0xff)

/** SOF0 to SOF15, except three markers in that range with another meaning. */
const isFrame = (marker: number): boolean =>
  marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)

function sized(
  mediaType: ReadImage['mediaType'],
  bytes: Uint8Array<ArrayBuffer>,
  width: number,
  height: number,
): ReadImage | undefined {
  return width > 0 && height > 0 ? { mediaType, bytes, size: { width, height } } : undefined
}

function readSvg(bytes: Uint8Array<ArrayBuffer>): ReadImage | undefined {
  const text = decode(bytes)
  const read = text === undefined ? undefined : readSvgText(text)
  if (!read) return undefined
  if (read.harm !== undefined)
    throw new ImageRefused('file_unsafe', 'The SVG has scripts or parts from elsewhere')
  return { mediaType: 'image/svg+xml', bytes, ...withoutUndefined({ size: read.size }) }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The checksum at the end of each chunk of a PNG. */
export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}
