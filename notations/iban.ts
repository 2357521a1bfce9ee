import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import { plain } from './plain.ts'
import { readingOf, type Reading } from './reading.ts'

/**
 * Reads a bank account (R164) as `BE71096123456769`, ignoring case and separators, with or without `IBAN` before it.
 */
export function readIban(text: string): Reading<string> {
  const iban = electronicFormatIBAN(
    plain(text)
      .replace(/^iban ?:? ?/i, '')
      .replaceAll('.', ''),
  )
  return readingOf(iban !== null && isValidIBAN(iban) ? [iban] : [])
}
