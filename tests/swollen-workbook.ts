/** A workbook of some kilobytes whose sheet unpacks to many megabytes. */
import { deflateRawSync } from 'node:zlib'

const OFFICE = 'http://schemas.openxmlformats.org'
const RELATION = `${OFFICE}/officeDocument/2006/relationships`
const MAIN = `${OFFICE}/spreadsheetml/2006/main`
const relations = (type: string, target: string): string =>
  `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="r1" Type="${RELATION}/${type}" Target="${target}"/></Relationships>`
const row = (number: number): string =>
  `<row r="${number}"><c r="A${number}" t="inlineStr"><is><t>Nele</t></is></c></row>`

/** How the index of a ZIP states the size of a part: correctly, too small, or in 64-bit fields. */
export type IndexKind = 'honest' | 'lying' | '64-bit'

/** A workbook with two rows and megabytes of padding. */
export const swollenWorkbook = (megabytes: number, index: IndexKind = 'honest'): Buffer<ArrayBuffer> =>
  workbookOf(`<sheetData>${row(1)}${row(2)}${' '.repeat(megabytes * 1024 * 1024)}</sheetData>`, index)

/** A workbook of one sheet with this content. */
export function workbookOf(content: string, index: IndexKind = 'honest'): Buffer<ArrayBuffer> {
  const sheet = `<worksheet xmlns="${MAIN}">${content}</worksheet>`
  const parts: [string, string][] = [
    ['_rels/.rels', relations('officeDocument', 'xl/workbook.xml')],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATION}"><sheets><sheet name="s" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', relations('worksheet', 'worksheets/sheet1.xml')],
    ['xl/worksheets/sheet1.xml', sheet],
  ]
  return zip(
    parts.map(([name, content]) => ({ name, content: Buffer.from(content) })),
    index,
  )
}

function zip(parts: readonly { name: string; content: Buffer }[], kind: IndexKind): Buffer<ArrayBuffer> {
  const isWide = kind === '64-bit'
  const heads: Buffer[] = []
  const index: Buffer[] = []
  let at = 0
  for (const { name, content } of parts) {
    const packed = deflateRawSync(content)
    const size = kind === 'lying' ? 1 : content.length
    // The same in both kinds of headers: version, flags, method, time, day, checksum (not verified), sizes, length of
    // the name.
    const method = numbers([20, 0, 8, 0, 0], 2)
    const head = Buffer.concat([
      Buffer.from('PK\x03\x04', 'latin1'),
      method,
      numbers([0, packed.length, size], 4),
      numbers([name.length, 0], 2),
      Buffer.from(name),
      packed,
    ])
    // The 64-bit fields contain the values that are 0xffffffff in the other fields: unpacked size, packed size,
    // position.
    const extra = isWide
      ? Buffer.concat([numbers([1, 24], 2), numbers([size, 0, packed.length, 0, at, 0], 4)])
      : Buffer.alloc(0)
    index.push(
      Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
      method,
      numbers(isWide ? [0, WIDE, WIDE] : [0, packed.length, size], 4),
      numbers([name.length, extra.length, 0, 0, 0], 2),
      numbers([0, isWide ? WIDE : at], 4),
      Buffer.from(name),
      extra,
    )
    heads.push(head)
    at += head.length
  }
  const all = Buffer.concat(index)
  const end64 = Buffer.concat([
    Buffer.from('PK\x06\x06', 'latin1'),
    numbers([44, 0], 4),
    numbers([45, 45], 2),
    numbers([0, 0, parts.length, 0, parts.length, 0, all.length, 0, at, 0], 4),
    Buffer.from('PK\x06\x07', 'latin1'),
    numbers([0, at + all.length, 0, 1], 4),
  ])
  const count = isWide ? 0xffff : parts.length
  return Buffer.concat([
    ...heads,
    all,
    ...(isWide ? [end64] : []),
    Buffer.from('PK\x05\x06', 'latin1'),
    numbers([0, 0, count, count], 2),
    numbers(isWide ? [WIDE, WIDE] : [all.length, at], 4),
    numbers([0], 2),
  ])
}

const WIDE = 0xffffffff

/** Encodes numbers in little-endian order. */
function numbers(values: readonly number[], bytes: 2 | 4): Buffer {
  const found = Buffer.alloc(values.length * bytes)
  values.forEach((value, place) => found.writeUIntLE(value, place * bytes, bytes))
  return found
}
