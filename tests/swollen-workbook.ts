/** A workbook of some kilobytes whose sheet unpacks to many megabytes. */
import { deflateRawSync } from 'node:zlib'

const OFFICE = 'http://schemas.openxmlformats.org'
const RELATION = `${OFFICE}/officeDocument/2006/relationships`
const MAIN = `${OFFICE}/spreadsheetml/2006/main`
const relations = (type: string, target: string): string =>
  `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="r1" Type="${RELATION}/${type}" Target="${target}"/></Relationships>`
const row = (number: number): string =>
  `<row r="${number}"><c r="A${number}" t="inlineStr"><is><t>Nele</t></is></c></row>`

/** `isHonest`: its index says how large the sheet is. */
export function swollenWorkbook(megabytes: number, { isHonest = true } = {}): Buffer<ArrayBuffer> {
  const filler = ' '.repeat(megabytes * 1024 * 1024)
  const sheet = `<worksheet xmlns="${MAIN}"><sheetData>${row(1)}${row(2)}${filler}</sheetData></worksheet>`
  const parts: [string, Buffer][] = [
    ['_rels/.rels', Buffer.from(relations('officeDocument', 'xl/workbook.xml'))],
    [
      'xl/workbook.xml',
      Buffer.from(
        `<workbook xmlns="${MAIN}" xmlns:r="${RELATION}"><sheets><sheet name="s" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
    ],
    ['xl/_rels/workbook.xml.rels', Buffer.from(relations('worksheet', 'worksheets/sheet1.xml'))],
    ['xl/worksheets/sheet1.xml', Buffer.from(sheet)],
  ]
  return zip(parts.map(([name, content]) => ({ name, content, size: isHonest ? content.length : 1 })))
}

function zip(parts: readonly { name: string; content: Buffer; size: number }[]): Buffer<ArrayBuffer> {
  const heads: Buffer[] = []
  const index: Buffer[] = []
  let at = 0
  for (const { name, content, size } of parts) {
    const packed = deflateRawSync(content)
    // Of both kinds of heads: version, flags, method, time, day, checksum (nobody looks), sizes, length of the name.
    const common = [
      numbers([20, 0, 8, 0, 0], 2),
      numbers([0, packed.length, size], 4),
      numbers([name.length, 0], 2),
    ]
    index.push(
      Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
      ...common,
      numbers([0, 0, 0], 2),
      numbers([0, at], 4),
      Buffer.from(name),
    )
    const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), ...common, Buffer.from(name), packed])
    heads.push(head)
    at += head.length
  }
  const all = Buffer.concat(index)
  return Buffer.concat([
    ...heads,
    all,
    Buffer.from('PK\x05\x06', 'latin1'),
    numbers([0, 0, parts.length, parts.length], 2),
    numbers([all.length, at], 4),
    numbers([0], 2),
  ])
}

/** Little-endian. */
function numbers(values: readonly number[], bytes: 2 | 4): Buffer {
  const found = Buffer.alloc(values.length * bytes)
  values.forEach((value, place) => found.writeUIntLE(value, place * bytes, bytes))
  return found
}
