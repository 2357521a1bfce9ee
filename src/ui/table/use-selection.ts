import { useCallback, useMemo, useState } from 'react'

/** Which rows of a list are chosen, also on pages that are not shown now. */
export interface Selection<Row> {
  /** Each as it was when last seen. */
  readonly rows: readonly Row[]
  readonly has: (row: Row) => boolean
  /** Chooses these too, or no longer. The same function between renders. */
  readonly mark: (rows: readonly Row[], on: boolean) => void
  /** Chooses these and no others. The same function between renders. */
  readonly replace: (rows: readonly Row[]) => void
}

/**
 * `rowId` is read anew for each row; it must not depend on anything else. `among`: all rows there are, where they are in
 * the browser; keep the array the same between renders. Who is gone is then no longer chosen, and who has changed is
 * chosen as it is now.
 */
export function useSelection<Row>(rowId: (row: Row) => string, among?: readonly Row[]): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  // oxlint-disable-next-line react/exhaustive-deps -- by contract the same for the same row
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
