import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/core'
import metadata from '../src/api/generated/phone-metadata.ts'
import { plain } from './plain.ts'
import { readingOf, type Reading } from './reading.ts'

/**
 * Reads a phone number of the five countries of R140 as `+32473656348`: `0473/65.63.48`, `0032 473 65 63 48`, `+32
 * (0)473 65 63 48`. A number without a country code belongs to `country`. A number with an extension is refused,
 * because mobile numbers have none.
 */
export function readPhone(text: string, country: CountryCode = 'BE'): Reading<string> {
  const phoneText = plain(text).replace(/^tel:/i, '')
  const phone = parsePhoneNumberFromString(phoneText, { defaultCountry: country, extract: false }, metadata)
  const isWhole = phone?.isValid() === true && phone.ext === undefined
  return readingOf(isWhole ? [phone.number] : [])
}
