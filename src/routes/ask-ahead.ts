import { matchRoute } from './known-routes.ts'
import { chainOf, screenOf } from './screens.ts'

/**
 * Has the screen of an address ask for what it reads, if its code is here: its answers are on their way while the frame
 * around it is rendered.
 */
export function askAheadFor(address: string): void {
  const [path = '', query = ''] = address.replace(/#.*/, '').split('?')
  const match = matchRoute(path)
  for (const screen of match ? chainOf(match.route).map(screenOf) : [])
    if (screen.isHere()) void screen.load().then(({ ahead }) => ahead?.(query))
}
