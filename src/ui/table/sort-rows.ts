import { sortKeyOf, type ColumnText } from './column.ts'
import { compare, keyed, type Keyed } from './compare.ts'

/** Sorts rows, and keeps the order of equal rows. `sort` is as in `nextSort`. An unknown sort key is ignored. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly ColumnText<Row>[],
  sort: string | undefined,
): readonly Row[] {
  const descending = sort?.startsWith('-') ?? false
  const key = descending ? sort?.slice(1) : sort
  const column = columns.find((candidate) => key !== undefined && sortKeyOf(candidate) === key)
  if (!column) return rows
  const valueOf = column.sortValue ?? column.text
  // The rows are often in order already, because the server sends them so by default.
  if (!descending && isInOrder(rows, valueOf)) return rows
  const values = rows.map((row) => keyed(valueOf(row)))
  const ranks = ranksOf(values)
  const byRank: Row[][] = []
  rows.forEach((row, index) => {
    const rank = ranks.get(values[index]?.value ?? '') ?? 0
    ;(byRank[rank] ??= []).push(row)
  })
  return (descending ? byRank.toReversed() : byRank).flat()
}

function isInOrder<Row>(rows: readonly Row[], valueOf: (row: Row) => string | number): boolean {
  let before: Keyed | undefined
  for (const row of rows) {
    const here = keyed(valueOf(row))
    if (before !== undefined && compare(before, here) > 0) return false
    before = here
  }
  return true
}

/**
 * Returns the position of each value in the order. Equal values share a position. Comparing is slow and many rows share
 * a value, so this sorts the distinct values and not the rows.
 */
function ranksOf(values: readonly Keyed[]): ReadonlyMap<string | number, number> {
  const ranks = new Map<string | number, number>()
  let rank = 0
  let before: Keyed | undefined
  for (const each of [...new Map(values.map((one) => [one.value, one])).values()].sort(compare)) {
    if (before !== undefined && compare(before, each) !== 0) rank += 1
    ranks.set(each.value, rank)
    before = each
  }
  return ranks
}
