/** Characters that nobody sees: control characters, those of format such as a zero-width space, and line separators. */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u

/** A name is one line of characters that people see, or nobody finds it again by typing it. */
const isVisible = (text: string): boolean => !INVISIBLE.test(text)
export default isVisible
