/** Converts a workbook to the lines of its sheets. Parts without cells are never read. */
import { sheetParser, type SheetLines } from './workbook-sheet.ts'
import { builtInFormat, withLetters, type CellContext } from './workbook-cells.ts'
import { readPart, type Allowance } from './workbook-parts.ts'
import { isBlank, type TableLine } from './table-line.ts'
import { xmlParser } from './xml-parser.ts'

export interface Sheet {
  readonly name: string
  readonly isVisible: boolean
  /** Lines that are not blank. */
  readonly lines: readonly TableLine[]
}

export interface Workbook {
  /** The first lines of each sheet, in order. */
  readonly heads: readonly Sheet[]
  /** All lines of a sheet. */
  readonly read: (index: number) => Promise<readonly TableLine[]>
}

/** The number of lines that are read to find out which table a sheet contains. */
const HEAD_LINES = 20
/** The maximum number of bytes that are read to find it out. */
const HEAD_BYTES = 256 * 1024
const MAX_SHEETS = 50

/**
 * Throws `TooLarge` if the parts that are read unpack to more than `limit` bytes, and another error if the file is not
 * a workbook.
 */
export async function openWorkbook(zip: Uint8Array, limit: number): Promise<Workbook> {
  const allowance: Allowance = { left: limit }
  const part = (name: string) => readPart(zip, name, allowance)
  const main = (await relationsIn(part('_rels/.rels'), '')).find(({ type }) => type === 'officeDocument')
  const path = main?.target
  if (path === undefined) throw new Error('no workbook')
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const { sheets, is1904 } = await bookIn(part(path))
  const relations = await relationsIn(part(`${folder}_rels/${path.slice(folder.length)}.rels`), folder)
  const pathOf = (type: string): string => relations.find((one) => one.type === type)?.target ?? ''
  const context = {
    strings: await stringsIn(part(pathOf('sharedStrings'))),
    formats: await formatsIn(part(pathOf('styles'))),
    is1904,
  }
  const places = sheets.slice(0, MAX_SHEETS).flatMap(({ id, ...sheet }) => {
    const relation = relations.find((one) => one.id === id && one.type === 'worksheet')
    return relation ? [{ ...sheet, path: relation.target }] : []
  })
  const heads: Sheet[] = []
  for (const { path: target, ...sheet } of places)
    heads.push({ ...sheet, lines: await headOf(readPart(zip, target, { left: limit }, false), context) })
  return {
    heads,
    read: async (index) => {
      const sheet = sheetParser(context)
      let isThere = false
      for await (const text of part(places[index]?.path ?? '')) {
        isThere = true
        sheet.write(text)
      }
      if (!isThere) throw new Error('a sheet is missing')
      sheet.end()
      return sheet.lines()
    },
  }
}

/** The first lines of a sheet. The rest is not even unpacked. */
async function headOf(part: AsyncIterable<string>, context: SheetContext): Promise<readonly TableLine[]> {
  const sheet: SheetLines = sheetParser(context, HEAD_LINES)
  let size = 0
  for await (const text of part) {
    // In small pieces, so that parsing stops soon after the lines are found.
    for (let at = 0; at < text.length && !sheet.isFull(); at += PIECE) sheet.write(text.slice(at, at + PIECE))
    size += text.length
    if (sheet.isFull() || size > HEAD_BYTES) break
  }
  return sheet.lines().filter((line) => !isBlank(line))
}
const PIECE = 16 * 1024

export interface SheetContext extends CellContext {
  /** The code of the number format of each style. */
  readonly formats: readonly string[]
}

type Attributes = Readonly<Record<string, string>>
type Opened = (name: string, attributes: Attributes, inside: readonly string[]) => void

/** Calls back for each element of a part, with its ancestors. */
async function eachElement(
  part: AsyncIterable<string>,
  opened: Opened,
  text: (text: string, inside: readonly string[]) => void = () => undefined,
): Promise<void> {
  const inside: string[] = []
  const parser = xmlParser({
    open(name, attributes) {
      opened(name, attributes, inside)
      inside.push(name)
    },
    text: (found) => text(found, inside),
    close: () => void inside.pop(),
  })
  let isThere = false
  for await (const piece of part) {
    isThere = true
    parser.write(piece)
  }
  if (isThere) parser.end()
}

interface Relation {
  readonly id: string
  /** The last segment of its address. */
  readonly type: string
  readonly target: string
}

async function relationsIn(part: AsyncIterable<string>, folder: string): Promise<Relation[]> {
  const found: Relation[] = []
  await eachElement(part, (name, { Id: id = '', Type = '', Target = '' }) => {
    if (name !== 'Relationship') return
    found.push({ id, type: Type.slice(Type.lastIndexOf('/') + 1), target: pathTo(Target, folder) })
  })
  return found
}

/**
 * The path of a part without a leading slash. A target is absolute, or relative to the folder of the part that names
 * it.
 */
const pathTo = (target: string, folder: string): string =>
  new URL(target, `file:///${folder}`).pathname.slice(1)

async function bookIn(part: AsyncIterable<string>) {
  const sheets: { name: string; isVisible: boolean; id: string }[] = []
  let is1904 = false
  await eachElement(part, (tag, attributes) => {
    if (tag === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
    if (tag !== 'sheet') return
    const { name = '', state = 'visible' } = attributes
    const [, id = ''] = Object.entries(attributes).find(([key]) => /^\w+:id$/.test(key)) ?? []
    sheets.push({ name, isVisible: state === 'visible', id })
  })
  if (sheets.length === 0) throw new Error('no sheets')
  return { sheets, is1904 }
}

/** Texts that cells share. A formatted text includes all its runs, but not Japanese phonetic readings. */
async function stringsIn(part: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = []
  await eachElement(
    part,
    (name) => {
      if (name === 'si') found.push('')
    },
    (text, inside) => {
      if (inside.at(-1) === 't' && !inside.includes('rPh')) found.push((found.pop() ?? '') + text)
    },
  )
  return found.map(withLetters)
}

async function formatsIn(part: AsyncIterable<string>): Promise<string[]> {
  const codes = new Map<number, string>()
  const formats: string[] = []
  await eachElement(part, (name, { numFmtId = '0', formatCode = '' }, inside) => {
    const id = Number(numFmtId)
    if (name === 'numFmt') codes.set(id, formatCode)
    if (name === 'xf' && inside.at(-1) === 'cellXfs') formats.push(codes.get(id) ?? builtInFormat(id))
  })
  return formats
}
