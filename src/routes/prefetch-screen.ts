import { pathOf } from '@/base/location.ts'
import { matchRoute, fullRouteTable } from './known-routes.ts'
import type { BasicViewer } from './route.ts'
import { chainOf, screenOf } from './screens.ts'

/**
 * Prefetches the data of a screen, if its code is loaded, so that the requests start before the frame is rendered.
 * Resolves when the responses have arrived.
 */
export function prefetchScreen(address: string, viewer: BasicViewer): Promise<unknown> {
  const [, query = ''] = address.replace(/#.*/, '').split('?')
  return Promise.all(screensOf(address).map(async (screen) => screen.loaded()?.prefetch?.(viewer, query)))
}

/** Loads the code of the screen of an address, and prefetches what it may show. */
export async function prepareScreen(address: string): Promise<void> {
  await fullRouteTable.load()
  for (const screen of screensOf(address)) (await screen.load()).prepare?.()
}

function screensOf(address: string) {
  const match = matchRoute(pathOf(address))
  return match ? chainOf(match.route).map(screenOf) : []
}
