/** Converts XML to lines: a root, one element per record, and an element or attribute per value. */
import { MAX_UPLOAD_ROWS } from './upload-files.ts'
import type { TableLine } from './table-line.ts'
import { localName, xmlParser } from './xml-parser.ts'

/** Far more than a record has. */
const MAX_NAMES = 100

interface XmlRecord {
  /**
   * The line on which the record starts, counted from 1. G325: each record has its own number. If several start on one
   * line, the later ones get the following numbers.
   */
  line: number
  /** By local name, without the namespace prefix. */
  values: Map<string, string>
}

/**
 * Converts XML records to a table. The header consists of all names that occur. Throws an `Error` like `readRecords`.
 */
export function readXml(text: string): TableLine[] {
  const records = readRecords(text)
  const names = [...new Set(records.flatMap(({ values }) => [...values.keys()]))]
  if (names.length > MAX_NAMES) throw new Error(`it has more than ${MAX_NAMES} different values`)
  return [
    { line: 1, cells: names },
    ...records.map(({ line, values }) => ({ line, cells: names.map((name) => values.get(name) ?? '') })),
  ]
}

class Enough extends Error {}

/** The records in file order. Throws an Error if the XML is not well-formed or is nested deeper than a record. */
function readRecords(text: string): XmlRecord[] {
  const records: XmlRecord[] = []
  const open: string[] = []
  const write = (name: string, value: string): void => {
    const values = records.at(-1)?.values
    values?.set(name, (values.get(name) ?? '') + value)
  }
  const parser = xmlParser({
    open(name, attributes, line) {
      if (open.length > 2) throw new Error(`${name} is nested too deep at line ${line}`)
      if (open.length === 1) {
        // One record too many is enough for the message. A table of all records could fill the memory.
        if (records.length > MAX_UPLOAD_ROWS) throw new Enough()
        records.push({ line: Math.max(line, (records.at(-1)?.line ?? 0) + 1), values: new Map() })
        for (const [key, value] of Object.entries(attributes))
          if (!key.startsWith('xmlns')) write(localName(key), value)
      }
      if (open.length === 2) {
        if (records.at(-1)?.values.has(name) === true)
          throw new Error(`${name} is there twice at line ${line}`)
        write(name, '')
      }
      open.push(name)
    },
    text(found, line) {
      if (open.length === 3) write(open[2] ?? '', found)
      else if (found.trim() !== '') throw new Error(`text outside of a value at line ${line}`)
    },
    close() {
      open.pop()
    },
  })
  try {
    parser.write(text)
    parser.end()
  } catch (error) {
    if (!(error instanceof Enough)) throw error
  }
  return records
}
