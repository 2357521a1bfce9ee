import { useCallback, useMemo, useState } from 'react'

/** The selected rows of a list, including rows on other pages. */
export interface Selection<Row> {
  /** The selected rows, each as last loaded. */
  readonly rows: readonly Row[]
  readonly has: (row: Row) => boolean
  /** Adds rows to the selection, or removes them. The same function between renders. */
  readonly mark: (rows: readonly Row[], on: boolean) => void
  /** Selects exactly these rows. The same function between renders. */
  readonly replace: (rows: readonly Row[]) => void
}

/**
 * Keeps the selected rows of a list. `rowId` must depend only on the row. `among` contains all rows, if they are in
 * memory. Pass the same array between renders. Removed rows are then deselected, and changed rows are replaced.
 */
export function useSelection<Row>(rowId: (row: Row) => string, among?: readonly Row[]): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  // oxlint-disable-next-line react/exhaustive-deps -- depends only on the row
  const idOf = useCallback(rowId, [])
  const mark = useCallback(
    (rows: readonly Row[], on: boolean) =>
      setChosen((before) => {
        const next = new Map(before)
        for (const row of rows)
          if (on) next.set(idOf(row), row)
          else next.delete(idOf(row))
        return next
      }),
    [idOf],
  )
  const replace = useCallback(
    (rows: readonly Row[]) => setChosen(new Map(rows.map((row) => [idOf(row), row]))),
    [idOf],
  )
  const has = useCallback((row: Row) => chosen.has(idOf(row)), [chosen, idOf])
  const rows = useMemo(
    () => (among && chosen.size > 0 ? among.filter(has) : [...chosen.values()]),
    [among, chosen, has],
  )
  return useMemo(() => ({ rows, has, mark, replace }), [rows, has, mark, replace])
}
