import { useState } from 'react'

/** The number of the place that each row has, by its id. */
type Places = ReadonlyMap<string, number>

/**
 * A row that was shown before keeps its place. Another one takes the place of a row that is gone, and with it what the
 * browser has drawn there.
 */
export function placesFor(ids: readonly string[], before: Places): Places {
  const present = new Set(ids)
  const free = [...before].filter(([id]) => !present.has(id)).map(([, place]) => place)
  let next = Math.max(-1, ...before.values())
  return new Map(ids.map((id) => [id, before.get(id) ?? free.shift() ?? ++next]))
}

/**
 * Returns the React key of a row. When another page of a list comes, only its texts change: to draw each row anew would
 * take the browser twice as long. Pass the same rows between renders.
 */
export function useRowPlaces<Row>(rows: readonly Row[], rowId: (row: Row) => string, on: boolean) {
  const [shown, setShown] = useState<{ readonly rows: readonly Row[]; readonly places: Places }>()
  if (!on) return rowId
  const { places } =
    shown?.rows === rows ? shown : { places: placesFor(rows.map(rowId), shown?.places ?? new Map()) }
  if (shown?.rows !== rows) setShown({ rows, places })
  return (row: Row): string => String(places.get(rowId(row)))
}
