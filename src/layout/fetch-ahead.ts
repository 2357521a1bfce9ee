import { useEffect } from 'react'
import { fetchScreen } from '@/routes/screens.ts'
import type { Viewer } from '@/session/access.ts'
import { menuFor } from './menu.ts'

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

/**
 * Fetches the screens of the menu, one after the other while the browser is idle, so that each opens at once. Not for who
 * saves data or has a slow line.
 */
export function useMenuAhead(viewer: Viewer): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window) || isDear()) return undefined
    const items = menuFor(viewer).flatMap((group) => group.items)
    const addresses = items.filter(({ refused }) => refused === undefined).map(({ href }) => href)
    let isOver = false
    const fetchNext = (): void => {
      const address = addresses.shift()
      if (address === undefined || isOver) return
      void fetchScreen(address).then(() => requestIdleCallback(fetchNext))
    }
    requestIdleCallback(fetchNext)
    return () => {
      isOver = true
    }
  }, [viewer])
}

interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** What is not asked for costs money or time here. Only some browsers tell. */
function isDear(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Line }
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '')
}
