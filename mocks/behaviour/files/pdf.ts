/** Writes small PDFs: lines of text on pages, in Helvetica. Characters outside Windows-1252 become question marks. */

/** Takes one list of lines per page. */
export function writePdf(pages: readonly (readonly string[])[]): Blob {
  const objects: string[] = []
  const add = (body: string): number => objects.push(body)
  add('<< /Type /Catalog /Pages 2 0 R >>')
  const firstPage = 4
  const kids = pages.map((_page, index) => `${firstPage + index * 2} 0 R`).join(' ')
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  for (const [index, lines] of pages.entries()) {
    const content = firstPage + index * 2 + 1
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${content} 0 R >>`,
    )
    const text = `BT /F1 11 Tf 16 TL 56 780 Td\n${lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n')}\nET`
    add(`<< /Length ${text.length} >>\nstream\n${text}\nendstream`)
  }
  let file = '%PDF-1.4\n'
  const offsets = objects.map((body, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const start = file.length
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  // Every character is one byte here, so text lengths are byte lengths.
  return new Blob([Uint8Array.from(file, (letter) => letter.charCodeAt(0))], { type: 'application/pdf' })
}

const escaped = (line: string): string =>
  line
    .replaceAll('–', '-')
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '?')
    .replace(/[\\()]/g, (letter) => `\\${letter}`)
