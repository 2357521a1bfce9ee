import { useCallback, useEffect, useState } from 'react'

/**
 * A list that has more rows on the server than were read (R234, G103). A component that shows it says so, and also
 * searches the rows that were not read.
 */
export interface Cut<Query extends object = Words> {
  /** The number of rows that were read. */
  readonly read: number
  /** The number of rows that the server has. */
  readonly of: number
  /**
   * Requests the matching rows from the server and adds the missing ones to the list. Resolves to whether the server
   * could send all of them in one page. Rejects with an `ApiError`.
   */
  readonly seek: (query: Query, signal: AbortSignal) => Promise<boolean>
}
/** The words that each matching row contains. */
export interface Words {
  readonly search: string
}

/**
 * The state of the search on the server.
 * - `idle`: nothing is searched for.
 * - `asking`: the request is pending.
 * - `all`: every row that the server found is in the list.
 * - `some`: it found more rows than a page holds.
 * - `failed`: the request failed.
 */
export type SeekState = 'idle' | 'asking' | 'all' | 'some' | 'failed'

/** The state of a cut list for display. */
export interface CutShown extends Pick<Cut<never>, 'read' | 'of'> {
  readonly state: SeekState
  /** Repeats the request. */
  readonly retry: () => void
  /**
   * Counts the responses. Rows that are stored elsewhere, such as in a worker, must be searched again after each one.
   */
  readonly responseCount: number
}

/** Requests the rows of a cut list that match `query`. Returns nothing if the list has all rows. */
export function useSeek<Query extends object>(
  cut: Cut<Query> | undefined,
  query: Query | undefined,
): CutShown | undefined {
  const queryText = query && JSON.stringify(query)
  const [turn, setTurn] = useState(0)
  const [result, setResult] = useState<SeekResult<Query>>()
  useEffect(() => {
    if (!cut || queryText === undefined) return undefined
    const { signal, abort } = abortable()
    const update = (state: SeekState): void => {
      if (!signal.aborted)
        setResult((before) => ({ cut, queryText, turn, state, count: (before?.count ?? 0) + 1 }))
    }
    cut.seek(JSON.parse(queryText) as Query, signal).then(
      (isAll) => update(isAll ? 'all' : 'some'),
      () => update('failed'),
    )
    return abort
  }, [cut, queryText, turn])
  const retry = useCallback(() => setTurn((before) => before + 1), [])
  if (!cut) return undefined
  const isCurrent = result?.cut === cut && result.queryText === queryText && result.turn === turn
  const state = queryText === undefined ? 'idle' : isCurrent ? result.state : 'asking'
  return { read: cut.read, of: cut.of, state, retry, responseCount: result?.count ?? 0 }
}

interface SeekResult<Query extends object> {
  readonly cut: Cut<Query>
  readonly queryText: string
  readonly turn: number
  readonly state: SeekState
  readonly count: number
}

function abortable(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
