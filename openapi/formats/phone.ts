import { parsePhoneNumber } from 'libphonenumber-js/core'
import metadata from '../../src/api/generated/phone-metadata.ts'

/** R140: an international number (`+32…`) that is valid in one of the five countries. Spaces are allowed. */
const isPhone = (text: string): boolean => {
  if (!text.startsWith('+') || text.length > 25) return false
  try {
    return parsePhoneNumber(text, metadata).isValid()
  } catch {
    return false
  }
}
export default isPhone
