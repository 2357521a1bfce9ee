/**
 * The px that a text takes in the type of the portal, a little too much rather than too little. Reckoned and not measured:
 * a canvas would have to wait for the font, and the widths of a table are decided before it is painted.
 */
export function textWidth(text: string, size: number): number {
  let width = 0
  for (const letter of text) width += widthOfLetter(letter)
  return Math.ceil(width * size)
}

/** In parts of the size of the type, for Inter. Figures are those of tables, all of one width. */
function widthOfLetter(letter: string): number {
  if (/\d/.test(letter)) return 0.64
  for (const [letters, width] of LETTERS) if (letters.includes(letter)) return width
  return /\p{Lu}/u.test(letter) ? 0.73 : /\p{Script=Latin}/u.test(letter) ? 0.6 : 1
}

const LETTERS: readonly (readonly [string, number])[] = [
  ["ijlI'’|.,:;! \u00a0\u202f", 0.29],
  ['frt()/-', 0.4],
  ['–−+€%&?#_*"·', 0.66],
  ['mwMW@…—', 0.92],
]
