import { isValidIBAN } from 'ibantools'

/** R164: a valid IBAN. Spaces are allowed. */
const isIban = (text: string): boolean => isValidIBAN(text.replaceAll(' ', '').toUpperCase())
export default isIban
