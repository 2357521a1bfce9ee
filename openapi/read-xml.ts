/**
 * A small XML reader for records: a root, one element per record, and an element or attribute per value. A document
 * type is refused, and with it every entity that expands or reads another file. Used by the portal and the sandbox.
 */
import type { TableLine } from './table-file.ts'
import { MAX_UPLOAD_ROWS } from './upload-files.ts'

/** Far more than a record has. */
const MAX_NAMES = 100

interface XmlRecord {
  /** Where the record begins, from 1. G325: each has a line of its own; of several on one line the later ones count on. */
  line: number
  /** By local name, without the namespace prefix. */
  values: Map<string, string>
}

/**
 * Comment, processing instruction, CDATA, tag with attributes, or text. Everything else, such as a document type, is
 * refused.
 */
const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([\w.:-]+)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y
const ATTRIBUTE = /\s*([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Converts XML records to a table. The header consists of all names that occur. Throws an Error as below. */
export function readXml(text: string): TableLine[] {
  // One record too many is enough for the message; a table of all of them could fill the memory.
  const records = readXmlRecords(text).slice(0, MAX_UPLOAD_ROWS + 1)
  const names = [...new Set(records.flatMap(({ values }) => [...values.keys()]))]
  if (names.length > MAX_NAMES) throw new Error(`it has more than ${MAX_NAMES} different values`)
  return [
    { line: 1, cells: names },
    ...records.map(({ line, values }) => ({ line, cells: names.map((name) => values.get(name) ?? '') })),
  ]
}

/** The records in file order. Throws an Error when the XML is not well-formed or is nested deeper than a record. */
function readXmlRecords(text: string): XmlRecord[] {
  const records: XmlRecord[] = []
  const open: string[] = []
  let line = 1
  let hasRoot = false
  const write = (name: string | undefined, value: string): void => {
    const values = records.at(-1)?.values
    if (name !== undefined) values?.set(name, (values.get(name) ?? '') + value)
  }
  const enter = (name: string, attributes: string): void => {
    if (open.length === 0 && hasRoot) throw new Error(`a second root at line ${line}`)
    if (open.length > 2) throw new Error(`${name} is nested too deep at line ${line}`)
    hasRoot = true
    if (open.length === 1) {
      records.push({ line: Math.max(line, (records.at(-1)?.line ?? 0) + 1), values: new Map() })
      for (const [, key = '', double, single] of attributes.matchAll(ATTRIBUTE))
        if (!key.startsWith('xmlns')) write(localName(key), unescaped(double ?? single ?? ''))
    }
    if (open.length === 2) write(localName(name), '')
    open.push(name)
  }
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text)
    if (!token) throw new Error(`unexpected text at line ${line}`)
    const [whole, cdata, slash, name, attributes = '', isEmpty, plain] = token
    if (name !== undefined && slash === '') {
      enter(name, attributes)
      if (isEmpty === '/') open.pop()
    } else if (name !== undefined && open.pop() !== name) throw new Error(`${name} ends at line ${line}`)
    const words = cdata ?? (plain === undefined ? undefined : unescaped(plain))
    if (words !== undefined && words.trim() !== '') {
      if (open.length !== 3) throw new Error(`text outside of a value at line ${line}`)
      write(localName(open.at(-1) ?? ''), words)
    }
    line += whole.split('\n').length - 1
  }
  if (open.length > 0 || !hasRoot) throw new Error('the end is missing')
  return records
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const unescaped = (text: string): string =>
  text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w+);|&/gi, (whole, entity: string | undefined) => {
    const code = entity?.startsWith('#') === true ? Number(entity.slice(1).replace(/^x/i, '0x')) : undefined
    const letter =
      code === undefined ? ENTITIES[entity ?? ''] : code <= 0x10ffff && String.fromCodePoint(code)
    if (typeof letter !== 'string') throw new Error(`${whole} is not known`)
    return letter
  })
