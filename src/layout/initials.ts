/** The first letters of the first two words, such as BB for Brugge Bakery. */
export const initialsOf = (name: string): string =>
  (name.match(/[\p{L}\p{N}][^\s-]*/gu) ?? [])
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase())
    .join('')

/** As many as the colours `avatar-<number>` of the theme. */
const TINTS = 6

/** The number of the colour of a name, from 1: always the same for one name. */
export function tintOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return (sum % TINTS) + 1
}
