/**
 * Unpacks a workbook within a limit, since a file of some kilobytes can contain gigabytes of rows. Its index can lie
 * about sizes, and two readers can understand one index differently. So the workbook is unpacked here, counted while
 * it is unpacked, and packed again without compression: the reader of workbooks gets nothing that was not counted.
 */
import { refuseHostileXml } from './workbook-xml.ts'

/** The limit for the parts that are read. 500 rows need less than half of it. */
export const MAX_UNPACKED_BYTES = 2 * 1024 * 1024
/** A workbook of one sheet has about ten parts. */
const MAX_PARTS = 500

export class TooLarge extends Error {}

const [END, END_64, END_64_PLACE, ENTRY, HEAD] = [0x06054b50, 0x06064b50, 0x07064b50, 0x02014b50, 0x04034b50]
const [END_SIZE, END_64_SIZE, END_64_PLACE_SIZE, ENTRY_SIZE, HEAD_SIZE] = [22, 56, 20, 46, 30]
/** A 32-bit field with this value means that the real value is in the 64-bit fields. */
const IN_64_BITS = 0xffffffff
const [STORED, DEFLATED] = [0, 8]

/** A file in the ZIP, as it is packed. */
interface Packed {
  readonly name: string
  readonly method: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

/**
 * The same workbook without compression, with the XML parts only. Throws `TooLarge` as soon as more than `limit` bytes
 * are unpacked, and another error for a file that is no workbook.
 */
export async function unpackedWithin(
  zip: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = []
  let left = limit
  for (const { name, method, bytes } of partsOf(zip)) {
    if (method !== STORED && method !== DEFLATED) throw new Error('unknown compression')
    if (parts.length === MAX_PARTS || (method === STORED && bytes.length > left)) throw new TooLarge()
    const part = method === DEFLATED ? await inflate(bytes, left) : bytes
    left -= part.length
    refuseHostileXml(new TextDecoder().decode(part))
    parts.push({ name, bytes: part })
  }
  return store(parts)
}

/** The XML files in the ZIP, the only ones that a workbook reader needs. */
function* partsOf(zip: Uint8Array<ArrayBuffer>): Generator<Packed> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const index = indexOf(view)
  let { at } = index
  for (let left = index.count; left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error('the index is broken')
    const [nameSize = 0, extraSize = 0, commentSize = 0] = [28, 30, 32].map((place) =>
      view.getUint16(at + place, true),
    )
    const name = new TextDecoder().decode(zip.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameSize))
    const { head, size } = placeOf(view, at, at + ENTRY_SIZE + nameSize, extraSize)
    const begin = head + HEAD_SIZE + view.getUint16(head + 26, true) + view.getUint16(head + 28, true)
    if (begin + size > zip.length) throw new Error('a part is outside of the file')
    if (name.endsWith('.xml') || name.endsWith('.rels'))
      yield { name, method: view.getUint16(at + 10, true), bytes: zip.subarray(begin, begin + size) }
    at += ENTRY_SIZE + nameSize + extraSize + commentSize
  }
}

/** The position of the index and its number of entries. It is named at the end of the file, before a comment. */
function indexOf(view: DataView): { at: number; count: number } {
  const last = view.byteLength - END_SIZE
  for (let end = last; end >= Math.max(0, last - 0xffff); end -= 1) {
    if (view.getUint32(end, true) !== END) continue
    const place = end - END_64_PLACE_SIZE
    if (place < 0 || view.getUint32(place, true) !== END_64_PLACE)
      return { at: view.getUint32(end + 16, true), count: view.getUint16(end + 10, true) }
    const end64 = long(view, place + 8)
    if (end64 + END_64_SIZE > view.byteLength || view.getUint32(end64, true) !== END_64)
      throw new Error('the end is broken')
    return { at: long(view, end64 + 48), count: long(view, end64 + 32) }
  }
  throw new Error('the end is missing')
}

/** Where a part begins and its packed size. The 64-bit fields hold only what does not fit, in a fixed order. */
function placeOf(view: DataView, entry: number, extra: number, extraSize: number) {
  const [packed = 0, unpacked = 0, head = 0] = [20, 24, 42].map((place) =>
    view.getUint32(entry + place, true),
  )
  let at = extra
  while (at + 4 <= extra + extraSize && view.getUint16(at, true) !== 1) at += 4 + view.getUint16(at + 2, true)
  at += 4
  const wide = (value: number): number => {
    if (value !== IN_64_BITS) return value
    at += 8
    return long(view, at - 8)
  }
  wide(unpacked)
  const size = wide(packed)
  return { head: wide(head), size }
}

const long = (view: DataView, at: number): number => Number(view.getBigUint64(at, true))

/** Throws `TooLarge` just above `most` bytes, before the rest is unpacked. */
async function inflate(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new DecompressionStream('deflate-raw')
  const writer = writable.getWriter()
  // Rejects when the loop below stops early, or the data are corrupt, which `read` reports as well.
  writer
    .write(bytes)
    .then(() => writer.close())
    .catch(() => undefined)
  const reader = readable.getReader()
  const chunks: BlobPart[] = []
  for (let left = most; ;) {
    const { done, value } = await reader.read()
    if (done) break
    left -= value.length
    if (left < 0) {
      await reader.cancel()
      throw new TooLarge()
    }
    chunks.push(value)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

/** A ZIP of the parts as they are. Checksums are left out, because the reader does not look at them. */
function store(parts: readonly { name: string; bytes: Uint8Array<ArrayBuffer> }[]) {
  const names = parts.map(({ name }) => new TextEncoder().encode(name))
  const sum = (values: readonly { length: number }[]): number =>
    values.reduce((total, { length }) => total + length, 0)
  const indexAt = sum(parts.map(({ bytes }) => bytes)) + sum(names) + parts.length * HEAD_SIZE
  const indexSize = sum(names) + parts.length * ENTRY_SIZE
  const zip = new Uint8Array(indexAt + indexSize + END_SIZE)
  const view = new DataView(zip.buffer)
  let [head, entry] = [0, indexAt]
  for (const [index, { bytes }] of parts.entries()) {
    const name = names[index] ?? new Uint8Array()
    view.setUint32(head, HEAD, true)
    view.setUint32(entry, ENTRY, true)
    for (const sizes of [head + 18, entry + 20]) {
      view.setUint32(sizes, bytes.length, true)
      view.setUint32(sizes + 4, bytes.length, true)
      view.setUint16(sizes + 8, name.length, true)
    }
    view.setUint32(entry + 42, head, true)
    zip.set(name, head + HEAD_SIZE)
    zip.set(bytes, head + HEAD_SIZE + name.length)
    zip.set(name, entry + ENTRY_SIZE)
    head += HEAD_SIZE + name.length + bytes.length
    entry += ENTRY_SIZE + name.length
  }
  view.setUint32(entry, END, true)
  view.setUint16(entry + 8, parts.length, true)
  view.setUint16(entry + 10, parts.length, true)
  view.setUint32(entry + 12, indexSize, true)
  view.setUint32(entry + 16, indexAt, true)
  return zip
}
