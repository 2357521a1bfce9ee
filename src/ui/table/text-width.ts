/**
 * Estimates the width of a text in px, slightly too wide. It is not measured: a canvas would have to wait for the font,
 * and the column widths are needed before the first paint.
 */
export function textWidth(text: string, size: number): number {
  let width = 0
  for (const letter of text) width += widthOfLetter(letter)
  return Math.ceil(width * size)
}

/** The width of a letter in em, for the font Inter. All digits have the same width, as in tables. */
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
