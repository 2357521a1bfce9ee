import { readPhone } from '~notations/phone.ts'
import { valueOf } from '~notations/reading.ts'

/** The countries of a phone number (R140). The first one is the default. */
export const PHONE_COUNTRIES = [
  { country: 'BE', code: '32' },
  { country: 'FR', code: '33' },
  { country: 'DE', code: '49' },
  { country: 'NL', code: '31' },
  { country: 'UA', code: '380' },
] as const

export type PhoneCountry = (typeof PHONE_COUNTRIES)[number]['country']

const codeOf = (country: PhoneCountry): string =>
  PHONE_COUNTRIES.find((entry) => entry.country === country)?.code ?? ''

/** The country of an international number. */
export const countryOf = (international: string): PhoneCountry | undefined =>
  PHONE_COUNTRIES.find(({ code }) => international.startsWith(`+${code}`))?.country

/**
 * The international number for text typed in this country (R140). Other text stays as typed, and empty text stays
 * empty.
 */
export const toInternational = (typed: string, country: PhoneCountry): string =>
  valueOf(readPhone(typed, country)) ?? typed.trim()

/** The part shown next to the country. A number of another country is shown in full. */
export function nationalPart(international: string, country: PhoneCountry): string {
  const prefix = `+${codeOf(country)}`
  return international.startsWith(prefix) ? international.slice(prefix.length) : international
}
