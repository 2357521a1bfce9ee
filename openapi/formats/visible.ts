/** Invisible characters: control characters, format characters such as a zero-width space, and line separators. */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u

/** A name is one line of visible characters, because otherwise it could not be found by typing it. */
const isVisible = (text: string): boolean => !INVISIBLE.test(text)
export default isVisible
