import { useCallback, useMemo, useState } from 'react'

/** Which rows of a list are chosen, also on pages that are not shown now. */
export interface Selection<Row> {
  /** In the order chosen; each as it was when last seen. */
  readonly rows: readonly Row[]
  readonly has: (row: Row) => boolean
  /** Chooses these too, or no longer. The same function between renders. */
  readonly mark: (rows: readonly Row[], on: boolean) => void
  /** Chooses these and no others. The same function between renders. */
  readonly replace: (rows: readonly Row[]) => void
}

/** `rowId` is read anew for each row; it must not depend on anything else. */
export function useSelection<Row>(rowId: (row: Row) => string): Selection<Row> {
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
  return useMemo(
    () => ({ rows: [...chosen.values()], has: (row) => chosen.has(idOf(row)), mark, replace }),
    [chosen, idOf, mark, replace],
  )
}
