import type { Column } from './column.ts'

/**
 * Returns a function that tells a row from those with the same name: by the values in which it differs from them, such as
 * "Date 03/11/2026". Links, checkboxes and menus of rows add them to their accessible name (WCAG 2.4.4). It is empty for
 * a row that has its name alone. Rows are compared when one of them is asked for: a long list renders few of its rows.
 */
export function differencesIn<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  columns: readonly Column<Row>[],
): (row: Row) => string {
  let byName: ReadonlyMap<string, readonly Row[]> | undefined
  const found = new Map<Row, string>()
  return (asked) => {
    byName ??= groupBy(rows, nameOf)
    const same = byName.get(nameOf(asked)) ?? []
    if (same.length > 1 && !found.has(asked))
      for (const [row, parts] of partsOf(same, columns)) found.set(row, parts.join(', '))
    return found.get(asked) ?? ''
  }
}

/**
 * Adds columns, in their order, until all rows differ. A column in which none of them differs is left out. Rows that
 * look the same get numbers.
 */
function partsOf<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): ReadonlyMap<Row, readonly string[]> {
  const parts = new Map<Row, readonly string[]>(rows.map((row) => [row, []]))
  const keyOf = (row: Row): string => parts.get(row)?.join('\n') ?? ''
  let count = 1
  for (const { header, text } of columns) {
    if (count === rows.length) break
    const before = new Map(parts)
    for (const row of rows) {
      const value = text(row)
      if (value !== '') parts.set(row, [...(parts.get(row) ?? []), `${header} ${value}`])
    }
    const now = groupBy(rows, keyOf).size
    if (now === count) for (const [row, former] of before) parts.set(row, former)
    count = now
  }
  for (const same of groupBy(rows, keyOf).values())
    if (same.length > 1)
      for (const [index, row] of same.entries())
        parts.set(row, [...(parts.get(row) ?? []), String(index + 1)])
  return parts
}

function groupBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const same = groups.get(key)
    if (same) same.push(row)
    else groups.set(key, [row])
  }
  return groups
}
