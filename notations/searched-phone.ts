import { plain } from './plain.ts'

/** A phone number or a part of one, with at least six characters. */
const PHONE = /^\+?[\d ./()-]{6,}$/
/** The trunk zero of a number, written after one of the country codes of R140. */
const ZERO_INSIDE = /^((?:\+|00) ?(?:32|33|49|31|380) ?)\(?0\)?/

/**
 * G298: the digits by which a search finds a phone number, or `undefined` if the search cannot be one. They occur among
 * the digits of the international number, whatever the notation of the search. It does not use the phone number
 * library, because searching a list must be fast.
 */
export function searchedPhone(search: string): string | undefined {
  const phoneText = plain(search).replace(/^tel:/i, '').replace(ZERO_INSIDE, '$1')
  return PHONE.test(phoneText) ? phoneText.replace(/\D/g, '').replace(/^0{1,2}/, '') : undefined
}
