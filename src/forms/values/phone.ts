/** R140: the countries of a phone number, the default first. */
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

/** Turns a typed number into an international one: `0475 12 34 56` in BE is `+32475123456`. Empty stays empty. */
export function toInternational(typed: string, country: PhoneCountry): string {
  const text = typed.replace(/[\s()./-]/g, '')
  if (text === '') return ''
  if (text.startsWith('+')) return text
  if (text.startsWith('00')) return `+${text.slice(2)}`
  return `+${codeOf(country)}${text.replace(/^0/, '')}`
}

/** The part shown next to the country. A number of another country is shown in full. */
export function nationalPart(international: string, country: PhoneCountry): string {
  const prefix = `+${codeOf(country)}`
  return international.startsWith(prefix) ? international.slice(prefix.length) : international
}
