import { useEffect, useEffectEvent, useState } from 'react'

export interface RemoteOption {
  readonly value: string
  readonly label: string
  /** A second line that tells equal names apart. */
  readonly detail?: string | undefined
}

/** Finds options for a text; `signal` ends when a newer search takes its place. */
export type RemoteSearch = (text: string, signal: AbortSignal) => Promise<readonly RemoteOption[]>

/** `short`: too little typed yet · `waiting`: for the typing to rest, then for the answer. */
export type RemoteState =
  | { readonly kind: 'short' | 'waiting' | 'failed' }
  | { readonly kind: 'found'; readonly options: readonly RemoteOption[] }

/**
 * The options for what is typed: from `minLength` characters on, once the typing has rested for `delay` ms. A late
 * answer to an older text is dropped. `undefined` text: closed, nothing is asked.
 */
export function useRemoteOptions(
  text: string | undefined,
  search: RemoteSearch,
  { minLength, delay }: { readonly minLength: number; readonly delay: number },
): RemoteState {
  const wanted = text?.trim() ?? ''
  const enough = text !== undefined && wanted.length >= minLength
  const [answer, setAnswer] = useState<{ readonly text: string; readonly state: RemoteState }>()

  const ask = useEffectEvent((signal: AbortSignal) => search(wanted, signal))
  useEffect(() => {
    if (!enough) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      ask(abort.signal).then(
        (options) => {
          if (!abort.signal.aborted) setAnswer({ text: wanted, state: { kind: 'found', options } })
        },
        () => {
          if (!abort.signal.aborted) setAnswer({ text: wanted, state: { kind: 'failed' } })
        },
      )
    }, delay)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [wanted, enough, delay])

  if (!enough) return { kind: 'short' }
  return answer?.text === wanted ? answer.state : { kind: 'waiting' }
}
