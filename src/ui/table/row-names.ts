import type { Column } from './column.ts'

/**
 * For each row whose name another row has too: the values in which it differs from those, such as "Date 03/11/2026".
 * Links, checkboxes and menus of rows add them to their accessible name (WCAG 2.4.4). Other rows have no entry.
 */
export function differencesOf<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  columns: readonly Column<Row>[],
): ReadonlyMap<Row, string> {
  const found = new Map<Row, string>()
  for (const same of groups(rows, nameOf))
    if (same.length > 1) for (const [row, parts] of partsOf(same, columns)) found.set(row, parts.join(', '))
  return found
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
    const now = groups(rows, keyOf).length
    if (now === count) for (const [row, former] of before) parts.set(row, former)
    count = now
  }
  for (const same of groups(rows, keyOf))
    if (same.length > 1)
      for (const [at, row] of same.entries()) parts.set(row, [...(parts.get(row) ?? []), String(at + 1)])
  return parts
}

function groups<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly (readonly Row[])[] {
  const byKey = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const same = byKey.get(key)
    if (same) same.push(row)
    else byKey.set(key, [row])
  }
  return [...byKey.values()]
}
