import { useCallback, useEffect, useRef, useState } from 'react'
import type { FoundRows, RowQuery } from './row-finder.ts'
import type { RowsPart } from './table-body.tsx'

/** Rows that are stored and searched elsewhere, such as in a worker (`rowFinder`). */
export interface RowSource<Row, Words, Filter> {
  readonly find: (query: RowQuery<Words, Filter>, first: number, end: number) => Promise<FoundRows<Row>>
}

export interface FoundPart<Row> {
  /** A part of the matching rows: the visible ones and some before and after them. */
  readonly rows: readonly Row[]
  readonly part: RowsPart
  /** As in `FoundRows`. */
  readonly among: number
}

/** How many rows to request before and after the visible ones. */
const AROUND = 100

/**
 * Requests the visible rows of a query. Returns `undefined` until the first rows arrive. The previous rows stay until
 * the next ones arrive.
 */
export function useFoundRows<Row, Words, Filter>(
  source: RowSource<Row, Words, Filter> | undefined,
  rowQuery: RowQuery<Words, Filter>,
): FoundPart<Row> | undefined {
  const query = JSON.stringify(rowQuery)
  const [found, setFound] = useState<Found<Row>>()
  const visible = useRef({ first: 0, end: 0 })
  const [broken, setBroken] = useState<{ readonly error: unknown }>()
  /** Counts the queries, to ignore responses to older ones. */
  const queries = useRef(0)

  const request = useCallback((): void => {
    if (!source) return
    const number = queries.current
    const from = Math.max(0, visible.current.first - AROUND)
    source.find(JSON.parse(query) as RowQuery<Words, Filter>, from, visible.current.end + AROUND).then(
      (rows) => {
        if (number === queries.current) setFound({ ...rows, from })
      },
      (error: unknown) => setBroken({ error }),
    )
  }, [source, query])

  useEffect(() => {
    request()
    return () => {
      queries.current += 1
    }
  }, [request])

  const onVisibleRange = useCallback(
    (first: number, end: number): void => {
      visible.current = { first, end }
      const isLoaded =
        found && first >= found.from && Math.min(end, found.total) <= found.from + found.rows.length
      if (found && !isLoaded) request()
    },
    [request, found],
  )
  if (broken) throw broken.error // Let the error boundary around the table handle it.
  return (
    found && {
      rows: found.rows,
      part: { from: found.from, count: found.total, onVisibleRange },
      among: found.among,
    }
  )
}

interface Found<Row> extends FoundRows<Row> {
  /** Index of the first row. */
  readonly from: number
}
