/** Checks file content against its content type by signature bytes. */
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Why the bytes are not a file of the type. `undefined` if they may be one, or if the type is unknown. */
export function fileProblem(type: string, bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return 'no bytes'
  const text = new TextDecoder('latin1').decode(bytes)
  const starts = (magic: string): boolean => text.startsWith(magic)
  if (type === 'application/pdf') return starts('%PDF-') && text.includes('%%EOF') ? undefined : 'no PDF'
  if (type === 'image/png') return starts('\u0089PNG\r\n\u001A\n') ? undefined : 'no PNG'
  if (type === 'image/jpeg') return starts('\u00FF\u00D8\u00FF') ? undefined : 'no JPEG'
  if (type === XLSX) return starts('PK') && text.includes('xl/') ? undefined : 'no XLSX'
  if (type === 'application/zip') return starts('PK') ? undefined : 'no ZIP'
  if (type === 'application/xml' || type === 'text/xml') return xmlProblem(bytes)
  if (type === 'text/csv') return /[;,\t]/.test(text) && !text.includes('\0') ? undefined : 'no CSV'
  return undefined
}

/** The text from the root element on, without declaration and comments. */
function withoutProlog(text: string): string {
  let rest = text.trimStart()
  for (;;) {
    const close = rest.startsWith('<?xml') ? '?>' : rest.startsWith('<!--') ? '-->' : undefined
    const end = close === undefined ? -1 : rest.indexOf(close)
    if (close === undefined || end < 0) return rest
    rest = rest.slice(end + close.length).trimStart()
  }
}

function xmlProblem(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(bytes).trim()
  const root = /^<([A-Za-z_][\w.:-]*)/.exec(withoutProlog(text))?.[1]
  if (root === undefined) return 'no XML'
  return text.endsWith(`</${root}>`) || text.endsWith('/>') ? undefined : 'XML that does not end'
}
