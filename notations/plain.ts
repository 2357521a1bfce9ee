/** The maximum length of a notation. */
const LONGEST = 60

/**
 * The text with ordinary spaces, and without invisible characters: address books wrap phone numbers in direction marks.
 * Empty if it is too long to be a number, date or reference.
 */
export const plain = (text: string): string =>
  text.length > LONGEST
    ? ''
    : text
        .replace(/\p{Cf}/gu, '')
        .replace(/\s/g, ' ')
        .trim()
