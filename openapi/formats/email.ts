/**
 * R135: one `@`, a local part, and a domain with a dot. Looser than RFC 5322, because only the mail server knows which
 * addresses exist.
 */
const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/.test(text)
export default isEmail
