/**
 * The characters that a spreadsheet interprets as the start of a formula, in half width and full width, also after a
 * line break inside a cell.
 */
const FORMULA = /(^|[\r\n])(?=[=+\-@＝＋－＠\t\r])/g

/** `-12,50` is an amount, not a formula. */
const isNumber = (text: string): boolean => /^-?\d[\d\s.,]*$/.test(text)

/**
 * Ensures that no spreadsheet reads the text as a formula, even after saving it in another format, by adding
 * apostrophes.
 */
export const safeText = (text: string): string => (isNumber(text) ? text : text.replace(FORMULA, "$1'"))

/** Removes the apostrophes that `safeText` added. */
export const withoutApostrophes = (text: string): string =>
  text.replace(/(^|[\r\n])'(?=[=+\-@＝＋－＠\t\r])/g, '$1')

/** Whether the cell needs quotes, because a program that expects another separator or trims spaces would misread it. */
const needsQuotes = (text: string): boolean => /[";,\t\r\n]|^\s|\s$/.test(text)

/** One cell of a CSV file: safe against formulas, and quoted if needed. */
export function csvCell(text: string): string {
  const safe = safeText(text)
  return needsQuotes(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A CSV file that a Belgian Excel opens: `;`, CRLF, UTF-8 with a byte order mark. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((cells) => `${cells.map(csvCell).join(';')}\r\n`).join('')}`
