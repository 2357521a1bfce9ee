const NBSP = '\u00a0'

/**
 * Formats a phone number of one of the portal's countries (R140) in groups, such as `+32 470 12 34 56`. Other numbers
 * stay unchanged, because the library that knows all numbers is too large for a list.
 */
export function phone(msisdn: string): string {
  const groups = GROUPED.map((numbers) => numbers.exec(msisdn)).find((found) => found !== null)
  return groups === undefined ? msisdn : groups.slice(1).join(NBSP)
}

/** How numbers of each country are grouped: mobile numbers, and Belgian fixed lines by length of area code. */
const GROUPED: readonly RegExp[] = [
  /^(\+32)(4\d\d)(\d\d)(\d\d)(\d\d)$/,
  /^(\+32)([2349])(\d{3})(\d\d)(\d\d)$/,
  /^(\+32)(\d\d)(\d\d)(\d\d)(\d\d)$/,
  /^(\+31)(6)(\d\d)(\d\d)(\d\d)(\d\d)$/,
  /^(\+33)(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/,
  /^(\+49)(1\d\d)(\d{4})(\d{3,4})$/,
  /^(\+380)(\d\d)(\d{3})(\d\d)(\d\d)$/,
]
