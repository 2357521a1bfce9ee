import { useCallback } from 'react'
import { useLocationProperty, useSearch } from 'wouter/use-browser-location'
import { rememberedHref } from './href.ts'
import { useGoTo, usePath } from './navigate.tsx'

/**
 * One query parameter, and a function that sets it in the current history entry. `undefined` removes it. Changes of
 * other parameters do not cause a render: the frame of a list uses this too, and would otherwise render with each page
 * and each filter.
 */
export function useAddressParam(name: string): [string | undefined, (value: string | undefined) => void] {
  const value = useLocationProperty(() => new URLSearchParams(window.location.search).get(name) ?? undefined)
  const put = usePutQuery()
  const set = useCallback(
    (value: string | undefined) =>
      put(
        (now) => {
          const query = new URLSearchParams(now)
          if (value === undefined) query.delete(name)
          else query.set(name, value)
          return query.toString()
        },
        { replace: true },
      ),
    [name, put],
  )
  return [value, set]
}

type PutQuery = (change: (now: string) => string, options?: { readonly replace?: boolean }) => void

/**
 * The query as text, and a function that changes it. The function's callback gets the current query, not the query of
 * the last render.
 */
export const useQueryText = (): [string, PutQuery] => [useSearch(), usePutQuery()]

function usePutQuery(): PutQuery {
  const path = usePath()
  const goTo = useGoTo()
  return useCallback<PutQuery>(
    (change, { replace = false } = {}) => {
      const now = window.location.search.replace(/^\?/, '')
      const next = change(now)
      if (next === now) return
      const to = rememberedHref((next === '' ? path : `${path}?${next}`) + window.location.hash)
      goTo(to, replace ? { replace, state: historyState() } : {})
    },
    [goTo, path],
  )
}

/** The state of the history entry, such as the address that the 404 page quotes. Replacing the query keeps it. */
const historyState = (): Record<string, unknown> => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
