/** Reads an uploaded PNG, JPEG or SVG. The content decides the type, not the file name (R174, G134). */
import type { components } from '@/api/generated/schema.ts'
import { invalidField } from '../../refusal.ts'
import { crc32, PNG_SIGNATURE } from './png.ts'

/** The largest file accepted, in bytes. */
export const MAX_IMAGE_BYTES = 2 * 1024 * 1024

export interface ReadImage {
  mediaType: components['schemas']['BrandingMediaType']
  bytes: Uint8Array<ArrayBuffer>
  /** In pixels. An SVG may have no size. */
  size?: { width: number; height: number }
}

/**
 * Reads the image. Throws 422 on field `file` when it is not an image, is too large, or is an SVG with active
 * content.
 */
export async function readImage(file: Blob): Promise<ReadImage> {
  if (file.size > MAX_IMAGE_BYTES) throw invalidField('file', 'file_size', 'The file is larger than 2 MB')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const image = readPng(bytes) ?? readJpeg(bytes) ?? readSvg(bytes)
  if (!image) throw invalidField('file', 'file_type', 'The file is neither PNG, JPEG nor SVG')
  return image
}

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

/** Scripts, event handlers, entities, embedded pages, and references to other servers. */
const ACTIVE_CONTENT =
  /<script|<foreignObject|<!ENTITY|\son\w+\s*=|javascript:|(?:href|src)\s*=\s*["']\s*(?!#|data:image\/)|url\(\s*["']?\s*(?!#)|@import/i

function readSvg(bytes: Uint8Array<ArrayBuffer>): ReadImage | undefined {
  const text = decode(bytes)
  if (text === undefined || !hasSvgRoot(text)) return undefined
  if (ACTIVE_CONTENT.test(text))
    throw invalidField('file', 'file_unsafe', 'The SVG has scripts or parts from elsewhere')
  const root = /<svg[\s>][^>]*/.exec(text)?.[0] ?? ''
  if (!root.includes('http://www.w3.org/2000/svg')) return undefined
  const size = svgSize(root)
  return { mediaType: 'image/svg+xml', bytes, ...(size && { size }) }
}

/** Whether the document is one `svg` element, between declarations and comments. Looks once at each character. */
function hasSvgRoot(text: string): boolean {
  let begin = 0
  for (;;) {
    begin = skipSpace(text, begin)
    const close = ['<?xml', '<!DOCTYPE svg'].some((opening) => text.startsWith(opening, begin))
      ? '>'
      : text.startsWith('<!--', begin)
        ? '-->'
        : undefined
    if (close === undefined) break
    const end = text.indexOf(close, begin)
    if (end < 0) return false
    begin = end + close.length
  }
  const root = withoutLastComments(text)
  return (
    text.startsWith('<svg', begin) &&
    /[\s>]/.test(text.charAt(begin + '<svg'.length)) &&
    (root.endsWith('</svg>') || root.endsWith('/>'))
  )
}

/** The position of the next character that is no space. A byte order mark counts as space. */
function skipSpace(text: string, from: number): number {
  let at = from
  while (text.charAt(at).trim() === '' && at < text.length) at += 1
  return at
}

function withoutLastComments(text: string): string {
  let end = text.trimEnd().length
  while (text.startsWith('-->', end - 3)) {
    const begin = text.lastIndexOf('<!--', end)
    if (begin < 0) break
    end = text.slice(0, begin).trimEnd().length
  }
  return text.slice(0, end)
}

/** The `width` and `height` in pixels, otherwise those of the `viewBox`. */
function svgSize(root: string): ReadImage['size'] {
  const [width, height] = ['width', 'height'].map((name) =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(root)?.[1]),
  ) as [number, number]
  if (width >= 1 && height >= 1) return { width: Math.round(width), height: Math.round(height) }
  const [, , right = 0, bottom = 0] = (/\sviewBox\s*=\s*["']([^"']*)["']/.exec(root)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return right >= 1 && bottom >= 1 ? { width: Math.round(right), height: Math.round(bottom) } : undefined
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
