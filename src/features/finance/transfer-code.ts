import { encode } from 'uqr'

export interface Transfer {
  readonly holder: string
  readonly iban: string
  readonly reference: string
}

/** The maximum length of name and text in the code. */
const MAX_NAME = 70
const MAX_TEXT = 140

/**
 * The text of a QR code that a banking app reads as a transfer, by the guideline EPC069-12 of the European Payments
 * Council, version 002. It contains no amount, so that the payer can decide. A Belgian reference does not follow ISO
 * 11649, so it is sent as text.
 */
export function transferText({ holder, iban, reference }: Transfer): string {
  const isCreditorReference = /^RF\d{2}/.test(reference)
  const service = ['BCD', '002', '1', 'SCT']
  const payee = ['', cut(holder, MAX_NAME), iban.replaceAll(/\s/g, '')]
  const payment = [
    '',
    '',
    ...(isCreditorReference ? [reference.replaceAll(/\s/g, ''), ''] : ['', cut(reference, MAX_TEXT)]),
  ]
  return [...service, ...payee, ...payment].join('\n')
}

const cut = (text: string, length: number): string => [...text].slice(0, length).join('')

/** The dark squares of the code as an SVG path, one unit each, with the total size. */
export function codeOf(text: string): { readonly size: number; readonly path: string } {
  // The guideline requires error correction level M.
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('')
  return { size, path }
}
