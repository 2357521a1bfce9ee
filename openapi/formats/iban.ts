import { isValidIBAN } from 'ibantools'

/** A valid IBAN, spaces allowed (R164). */
const isIban = (text: string): boolean => isValidIBAN(text.replaceAll(' ', '').toUpperCase())
export default isIban
