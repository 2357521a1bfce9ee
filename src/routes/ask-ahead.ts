import { pathOf } from '@/base/location.ts'
import { matchRoute, wholeTable } from './known-routes.ts'
import type { Onlooker } from './route.ts'
import { chainOf, screenOf } from './screens.ts'

/**
 * Has the screen of an address ask for what it reads, if its code is here: its answers are on their way before the frame
 * around it is rendered. Resolves when they are here.
 */
export function askAheadFor(address: string, onlooker: Onlooker): Promise<unknown> {
  const [, query = ''] = address.replace(/#.*/, '').split('?')
  return Promise.all(screensOf(address).map(async (screen) => screen.here()?.ahead?.(onlooker, query)))
}

/** Fetches the screen of an address, and what it may show. */
export async function prepareScreen(address: string): Promise<void> {
  await wholeTable.load()
  for (const screen of screensOf(address)) (await screen.load()).prepare?.()
}

function screensOf(address: string) {
  const match = matchRoute(pathOf(address))
  return match ? chainOf(match.route).map(screenOf) : []
}
