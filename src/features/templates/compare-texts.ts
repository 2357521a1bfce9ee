/** A part of a text: in both texts, or only in this one. */
export interface Piece {
  readonly text: string
  readonly isUnique: boolean
}

/**
 * The maximum number of comparisons. Above it, everything between the equal start and the equal end counts as
 * different.
 */
const MAX_WORK = 4_000_000

/** Compares two texts word by word and tag by tag, and returns the parts of each. */
export function compareTexts(
  one: string,
  other: string,
): { readonly one: readonly Piece[]; readonly other: readonly Piece[] } {
  const [left, right] = [partsOf(one), partsOf(other)]
  let start = 0
  while (start < Math.min(left.length, right.length) && left[start] === right[start]) start += 1
  let end = 0
  while (
    end < Math.min(left.length, right.length) - start &&
    left[left.length - 1 - end] === right[right.length - 1 - end]
  )
    end += 1
  const [middle, otherMiddle] = [left.slice(start, left.length - end), right.slice(start, right.length - end)]
  const both = inBoth(middle, otherMiddle)
  const pieces = (
    all: readonly string[],
    own: readonly string[],
    kept: ReadonlySet<number>,
  ): readonly Piece[] =>
    joined([
      ...all.slice(0, start).map((text) => ({ text, isUnique: false })),
      ...own.map((text, index) => ({ text, isUnique: !kept.has(index) })),
      ...all.slice(all.length - end).map((text) => ({ text, isUnique: false })),
    ])
  return { one: pieces(left, middle, both.one), other: pieces(right, otherMiddle, both.other) }
}

/** Words with the following whitespace, and tags. */
const partsOf = (text: string): readonly string[] => text.match(/<[^<>]*>\s*|[^<>\s]+\s*|[<>\s]\s*/g) ?? []

/** The indexes of a longest common subsequence in both lists. */
function inBoth(one: readonly string[], other: readonly string[]) {
  const found = { one: new Set<number>(), other: new Set<number>() }
  if (one.length * other.length > MAX_WORK) return found
  const width = other.length + 1
  const lengths = new Uint32Array((one.length + 1) * width)
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  for (let [row, column] = [0, 0]; row < one.length && column < other.length;)
    if (one[row] === other[column]) {
      found.one.add(row)
      found.other.add(column)
      row += 1
      column += 1
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  return found
}

/** Joins neighbours of the same kind. */
function joined(pieces: readonly Piece[]): readonly Piece[] {
  const all: { text: string; readonly isUnique: boolean }[] = []
  for (const { text, isUnique } of pieces) {
    const last = all.at(-1)
    if (last?.isUnique === isUnique) last.text += text
    else all.push({ text, isUnique })
  }
  return all
}
