/** The maximum length of a text that is read as a number, date or reference. */
const LONGEST = 60

/**
 * The text with ordinary spaces and without invisible characters, because address books wrap phone numbers in direction
 * marks. Empty if the text is too long to be a number, date or reference.
 */
export const plain = (text: string): string =>
  text.length > LONGEST
    ? ''
    : text
        .replace(/\p{Cf}/gu, '')
        .replace(/\s/g, ' ')
        .trim()
