import { matchRoute } from './known-routes.ts'
import type { Onlooker } from './route.ts'
import { chainOf, screenOf } from './screens.ts'

/**
 * Has the screen of an address ask for what it reads, if its code is here: its answers are on their way before the frame
 * around it is rendered. Resolves when they are here.
 */
export async function askAheadFor(address: string, onlooker: Onlooker): Promise<void> {
  const [path = '', query = ''] = address.replace(/#.*/, '').split('?')
  const match = matchRoute(path)
  const screens = match ? chainOf(match.route).map(screenOf) : []
  await Promise.all(
    screens
      .filter((screen) => screen.isHere())
      .map(async (screen) => (await screen.load()).ahead?.(onlooker, query)),
  )
}
