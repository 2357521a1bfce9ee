/** No notation is longer. */
const LONGEST = 60

/**
 * The text with ordinary spaces, and without what nobody sees: address books wrap phone numbers in marks of direction.
 * Empty when it is too long to be a number, date or reference.
 */
export const plain = (text: string): string =>
  text.length > LONGEST
    ? ''
    : text
        .replace(/\p{Cf}/gu, '')
        .replace(/\s/g, ' ')
        .trim()
