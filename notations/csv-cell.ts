/** What a spreadsheet takes for the begin of a formula, in both widths, also after a line break inside a cell. */
const FORMULA = /(^|[\r\n])(?=[=+\-@＝＋－＠\t\r])/g

/** `-12,50` is an amount, not a formula. */
const isNumber = (text: string): boolean => /^-?\d[\d\s.,]*$/.test(text)

/** Makes sure that no spreadsheet reads the text as a formula, even after saving it in another format: with apostrophes. */
export const safeText = (text: string): string => (isNumber(text) ? text : text.replace(FORMULA, "$1'"))

/** The text that was made safe. */
export const withoutApostrophes = (text: string): string =>
  text.replace(/(^|[\r\n])'(?=[=+\-@＝＋－＠\t\r])/g, '$1')

/** Whether a program that expects another separator, or removes spaces, would read the cell in another way. */
const needsQuotes = (text: string): boolean => /[";,\t\r\n]|^\s|\s$/.test(text)

/** One cell of a CSV file, safe and with quotes if needed. */
export function csvCell(text: string): string {
  const safe = safeText(text)
  return needsQuotes(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A CSV file that a Belgian Excel opens: `;`, CRLF, UTF-8 with a byte order mark. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((cells) => `${cells.map(csvCell).join(';')}\r\n`).join('')}`
