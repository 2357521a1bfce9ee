/**
 * Parses XML with saxes, in pieces. A document type is refused, and so is every entity except the ones built into XML.
 */
import { SaxesParser, type SaxesTagPlain } from 'saxes'

/** Workbooks and records are flat, so deeper XML is something else. */
const MAX_DEPTH = 100

export interface XmlHandlers {
  /** Called with the name without its namespace prefix. */
  readonly open: (name: string, attributes: Readonly<Record<string, string>>, line: number) => void
  readonly text: (text: string, line: number) => void
  readonly close: (name: string) => void
}

export interface XmlParser {
  /** Throws an Error for XML that is not well-formed. */
  readonly write: (text: string) => void
  /** Throws if the end is missing. */
  readonly end: () => void
}

export function xmlParser({ open, text, close }: XmlHandlers): XmlParser {
  const parser = new SaxesParser()
  let depth = 0
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new Error('a document type')
  })
  parser.on('opentag', (tag: SaxesTagPlain) => {
    depth += 1
    if (depth > MAX_DEPTH) throw new Error('elements are nested too deep')
    open(localName(tag.name), tag.attributes, parser.line)
  })
  parser.on('closetag', (tag: SaxesTagPlain) => {
    depth -= 1
    close(localName(tag.name))
  })
  parser.on('text', (found) => text(found, parser.line))
  parser.on('cdata', (found) => text(found, parser.line))
  return { write: (found) => void parser.write(found), end: () => void parser.close() }
}

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
