import { fetchScreen } from '@/routes/screens.ts'
import type { Viewer } from '@/session/access.ts'
import { menuFor } from './menu.ts'

/**
 * Fetches the screens of the menu, one after the other while the browser is idle, so that each opens at once. Not for who
 * saves data or has a slow line.
 */
export function fetchMenuAhead(viewer: Viewer): void {
  if (isDear()) return
  const items = menuFor(viewer).flatMap((group) => group.items)
  const addresses = items.filter(({ refused }) => refused === undefined).map(({ href }) => href)
  const fetchNext = (): void => {
    const address = addresses.shift()
    if (address === undefined) return
    void fetchScreen(address).then(() => requestIdleCallback(fetchNext))
  }
  fetchNext()
}

interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** What nobody has asked for costs money or time here. Only some browsers tell. */
function isDear(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Line }
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '')
}
