/** The result of pasting several lines into the fields of the salary codes. */
export type Pasted =
  /** The code of each field, by its id. */
  | { readonly kind: 'fills'; readonly codes: Readonly<Record<string, string>> }
  /** Several columns, such as names beside the codes. */
  | { readonly kind: 'columns'; readonly count: number }
  /** More lines than fields from here on. */
  | { readonly kind: 'rows'; readonly count: number; readonly room: number }
  /** A code that occurs in several lines. */
  | { readonly kind: 'duplicate'; readonly code: string; readonly lines: readonly number[] }

/** Whether a text has several rows or columns. A single word is pasted as usual. */
export const isTable = (text: string): boolean => /[\t\r\n]/.test(text.trim())

/**
 * Reads a column as copied from Excel: one line per field, from the first of `fields` on. An empty line leaves its
 * field unchanged. A mismatch fills nothing, so that no code ends up beside the wrong component.
 */
export function pastedCodes(text: string, fields: readonly string[]): Pasted {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  const columns = Math.max(...lines.map((line) => line.trimEnd().split('\t').length))
  if (columns > 1) return { kind: 'columns', count: columns }
  if (lines.length > fields.length) return { kind: 'rows', count: lines.length, room: fields.length }
  const codes = lines.map((line) => line.trim())
  const twice = codes.find((code, index) => code !== '' && codes.indexOf(code) !== index)
  if (twice !== undefined)
    return {
      kind: 'duplicate',
      code: twice,
      lines: codes.flatMap((code, index) => (code === twice ? [index + 1] : [])),
    }
  return {
    kind: 'fills',
    codes: Object.fromEntries(fields.flatMap((id, index) => (codes[index] ? [[id, codes[index]]] : []))),
  }
}
