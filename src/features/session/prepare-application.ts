import { preload } from '@/routes/screens.ts'
import { peekIntendedRoute } from '@/session/intended-route.ts'
import { sides } from '@/routes/sides.ts'
import { preloadCalls } from './guest-calls.ts'

let isUnderWay = false

/** Prefetches the application and the intended screen while the user types. */
export function prepareApplication(): void {
  if (isUnderWay) return
  isUnderWay = true
  preloadCalls()
  preload(peekIntendedRoute())
  sides.signedIn
    .load()
    .then(
      ({ prepareSession }) => prepareSession(),
      () => undefined, // The next key press tries again.
    )
    .finally(() => {
      isUnderWay = false
    })
}
