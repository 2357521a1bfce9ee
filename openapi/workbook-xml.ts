/**
 * Refuses XML with which the reader of workbooks would take minutes or run out of memory: it fills up all rows and
 * columns up to the last cell, and its time grows with the square of a broken or very long tag.
 */

/** Up to this many cells fit in memory many times over; 500 rows of users have about 10,000. */
const MAX_CELLS = 500_000
const MAX_TAG = 10_000
const MAX_DEPTH = 100
/** An element's begin or end, or the XML declaration. Spreadsheets write no comments and no document types. */
const TAG = /<(?:\?[^<>?]*\?|(\/?)[\w:.-]+(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(\/?))>/y
const ATTRIBUTE = /([\w:.-]+)\s*=\s*("[^"<]*"|'[^'<]*')/y
/** The tags of rows and cells. */
const PLACED = /^<(?:[\w.-]+:)?(?:row|c)[\s/>]/
/** The number of a row, or the address of a cell. */
const ADDRESS = /^["']([A-Z]{0,3})(\d{1,7})["']$/

/** Throws for XML that is broken, or whose last cell is too far away. Takes one look at each character. */
export function refuseHostileXml(xml: string): void {
  let [depth, rows, columns] = [0, 1, 1]
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at + 1)) {
    TAG.lastIndex = 0
    const end = tagEnd(xml, at)
    const tag = xml.slice(at, end)
    const [whole, isEnd, isEmpty] = TAG.exec(tag) ?? []
    if (whole !== tag) throw new Error('a tag is broken')
    if (tag.startsWith('<?')) continue
    depth += isEnd === '/' ? -1 : isEmpty === '/' ? 0 : 1
    if (depth > MAX_DEPTH) throw new Error('elements are nested too deep')
    const address = addressIn(tag)
    if (address === undefined) continue
    rows = Math.max(rows, address.row)
    columns = Math.max(columns, address.column)
    if (rows * columns > MAX_CELLS) throw new Error('a cell is too far away')
  }
}

/** Behind the `>` that ends the tag; those in values are skipped. */
function tagEnd(xml: string, begin: number): number {
  const most = Math.min(xml.length, begin + MAX_TAG)
  let quote: string | undefined
  for (let at = begin + 1; at < most; at += 1) {
    const letter = xml[at]
    if (quote === undefined && letter === '>') return at + 1
    if (letter === '<') break
    if (quote === undefined ? letter === '"' || letter === "'" : letter === quote)
      quote = quote === undefined ? letter : undefined
  }
  throw new Error('a tag has no end')
}

/** The row and column in the attribute `r` of a row or cell; undefined without one. */
function addressIn(tag: string): { row: number; column: number } | undefined {
  if (!PLACED.test(tag)) return undefined
  let at = tag.search(/\s/)
  while (at >= 0 && at < tag.length) {
    while (' \t\r\n'.includes(tag[at] ?? '.')) at += 1
    ATTRIBUTE.lastIndex = at
    const [whole, name, value = ''] = ATTRIBUTE.exec(tag) ?? []
    if (whole === undefined) return undefined
    at += whole.length
    if (name !== 'r') continue
    const [, letters, row] = ADDRESS.exec(value) ?? []
    if (letters === undefined) throw new Error('an address is not valid')
    return { row: Number(row), column: columnOf(letters) }
  }
  return undefined
}

const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0)
