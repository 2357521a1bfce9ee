import { warm } from '@/routes/screens.ts'
import { peekIntendedRoute } from '@/session/intended-route.ts'
import { sides } from '@/routes/sides.ts'
import { warmCalls } from './guest-calls.ts'

/** So long after the first letter, so that it shows before a machine of modest speed is busy with what arrives. */
const AFTER_MS = 300
let isUnderWay = false

/** While the user types, the application and the screen they will land on arrive. Not if they take the letter back. */
export function prepareApplication(field: EventTarget): void {
  if (isUnderWay) return
  isUnderWay = true
  setTimeout(() => {
    isUnderWay = false
    if (field instanceof HTMLInputElement && field.value === '') return
    warmCalls()
    sides.signedIn.load().then(
      ({ prepareSession }) => prepareSession(),
      () => undefined,
    )
    warm(peekIntendedRoute())
  }, AFTER_MS)
}
