/** One `@`, a local part, and a domain with a dot (R135). Looser than RFC 5322: the mail server has the last word. */
const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/.test(text)
export default isEmail
