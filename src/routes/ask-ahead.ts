import { matchRoute, wholeTable } from './known-routes.ts'
import type { Onlooker } from './route.ts'
import { chainOf, screenOf } from './screens.ts'

/**
 * Has the screen of an address ask for what it reads, if its code is here: its answers are on their way before the frame
 * around it is rendered. Resolves when they are here.
 */
export async function askAheadFor(address: string, onlooker: Onlooker): Promise<void> {
  const [, query = ''] = address.replace(/#.*/, '').split('?')
  await Promise.all(
    screensOf(address)
      .filter((screen) => screen.isHere())
      .map(async (screen) => (await screen.load()).ahead?.(onlooker, query)),
  )
}

/** Fetches the screen of an address, and what it may show. */
export async function prepareScreen(address: string): Promise<void> {
  await wholeTable.load()
  for (const screen of screensOf(address)) (await screen.load()).prepare?.()
}

function screensOf(address: string) {
  const match = matchRoute(address.replace(/[?#].*/, ''))
  return match ? chainOf(match.route).map(screenOf) : []
}
