import { useEffect } from 'react'

/** How long a busy page is waited for. */
const PATIENCE_MS = 5_000

/**
 * Fetches what most screens share beside the lists, such as forms, while the browser is idle: the first page stays
 * light, and the pages after it need little more. A failure is tolerated: the screens fetch it themselves.
 */
export function useSharedCodeAhead(): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined
    const fetchIt = (): void =>
      void Promise.all([import('@/forms/record-form.tsx'), import('@/forms/values/phone.ts')]).catch(
        () => undefined,
      )
    const id = requestIdleCallback(fetchIt, { timeout: PATIENCE_MS })
    return () => cancelIdleCallback(id)
  }, [])
}
