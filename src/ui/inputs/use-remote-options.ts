import { useEffect, useEffectEvent, useState } from 'react'

export interface RemoteOption {
  readonly value: string
  readonly label: string
  /** A second line that distinguishes equal names. */
  readonly detail?: string | undefined
}

/** Finds options for a text. `signal` aborts when a newer search starts. */
export type RemoteSearch = (text: string, signal: AbortSignal) => Promise<readonly RemoteOption[]>

/** `short`: the text is too short to search · `waiting`: for a pause in typing, or for the response. */
export type RemoteState =
  | { readonly kind: 'short' | 'waiting' | 'failed' }
  | { readonly kind: 'found'; readonly options: readonly RemoteOption[] }

/**
 * Returns the options for a typed text. Searches from `minLength` characters on, when the user has paused for `delay`
 * ms. Ignores late responses to older texts. `undefined` as text means that the list is closed, and does not search.
 */
export function useRemoteOptions(
  text: string | undefined,
  search: RemoteSearch,
  { minLength, delay }: { readonly minLength: number; readonly delay: number },
): RemoteState {
  const trimmed = text?.trim() ?? ''
  const enough = text !== undefined && trimmed.length >= minLength
  const [result, setResult] = useState<{ readonly text: string; readonly state: RemoteState }>()

  const runSearch = useEffectEvent((signal: AbortSignal) => search(trimmed, signal))
  useEffect(() => {
    if (!enough) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      runSearch(abort.signal).then(
        (options) => {
          if (!abort.signal.aborted) setResult({ text: trimmed, state: { kind: 'found', options } })
        },
        () => {
          if (!abort.signal.aborted) setResult({ text: trimmed, state: { kind: 'failed' } })
        },
      )
    }, delay)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [trimmed, enough, delay])

  if (!enough) return { kind: 'short' }
  return result?.text === trimmed ? result.state : { kind: 'waiting' }
}
