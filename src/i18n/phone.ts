const NBSP = '\u00a0'

/**
 * Formats a phone number of one of the portal's countries (R140) in groups, such as `+32 470 12 34 56`. Others stay as
 * they are: the library that knows all numbers is too large for a list.
 */
export function phone(msisdn: string): string {
  const country = Object.keys(PHONE_GROUPS).find((code) => msisdn.startsWith(`+${code}`))
  if (country === undefined || !/^\+\d+$/.test(msisdn)) return msisdn
  const groups = [`+${country}`]
  let at = country.length + 1
  for (const size of PHONE_GROUPS[country] ?? []) {
    groups.push(msisdn.slice(at, at + size))
    at += size
  }
  return [...groups, msisdn.slice(at)].filter(Boolean).join(NBSP)
}

/** By country code: how many digits of a mobile number are written together. */
const PHONE_GROUPS: Readonly<Record<string, readonly number[]>> = {
  32: [3, 2, 2, 2],
  31: [1, 2, 2, 2, 2],
  33: [1, 2, 2, 2, 2],
  49: [3, 4, 4],
  380: [2, 3, 2, 2],
}
