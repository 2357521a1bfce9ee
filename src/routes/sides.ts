import { atom, useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import { loadWords } from '@/i18n/i18n.ts'
import { partOf } from '@/base/part.ts'
import { store } from '@/base/store.ts'
import { accessToken, refreshToken, tokenChangesAtom } from '@/base/tokens.ts'

interface GuestSide {
  readonly Side: ComponentType
}
interface SignedInSide extends GuestSide {
  /** Reads the session and resolves with what shows the portal. */
  readonly openSession: () => Promise<() => void>
  /** Fetches what the portal shows first, while the user types on the sign-in page. */
  readonly prepareSession: () => void
}

/** How each side is fetched. `src/parts.ts` says it, as screens import this file. */
interface SideLoaders {
  readonly guest: () => Promise<GuestSide>
  readonly signedIn: () => Promise<SignedInSide>
}
let loaders: SideLoaders | undefined
export function fetchSidesBy(by: SideLoaders): void {
  loaders = by
}

/** Rejects, as code that is missing does, where nobody has said it. */
async function given(): Promise<SideLoaders> {
  if (!loaders) throw new Error('nobody has said where the sides are')
  return loaders
}

/** The two sides of the portal: the guest side, which loads without the application, and the application. */
export const sides = {
  guest: partOf(async () => (await given()).guest()),
  signedIn: partOf(async () => {
    const [side] = await Promise.all([(await given()).signedIn(), loadWords(['shell', 'ui'])])
    return side
  }),
} as const

/** The side to render. A token, even an expired one, may belong to a session, so it leads to the signed-in side. */
export const sideNow = (): keyof typeof sides =>
  accessToken() === undefined && refreshToken() === undefined ? 'guest' : 'signedIn'

/** Whether the portal opens behind the sign-in page. */
const isOpeningAtom = atom(false)
let opening: Promise<void> | undefined

/** Resolves when the sign-in page has given way to the portal, or has nothing to wait for. */
export const untilOpened = (): Promise<void> => opening ?? Promise.resolve()

/** The side to render. After signing in, the sign-in page stays until the portal has something to show. */
export function useShownSide(): keyof typeof sides {
  useAtomValue(tokenChangesAtom)
  return useAtomValue(isOpeningAtom) ? 'guest' : sideNow()
}

/** Opens the portal when somebody signs in on the page that is shown. */
isOpeningAtom.onMount = () => {
  let before = sideNow()
  return store.sub(tokenChangesAtom, () => {
    const isNew = before === 'guest' && sideNow() === 'signedIn'
    before = sideNow()
    if (isNew) opening ??= open()
  })
}

async function open(): Promise<void> {
  store.set(isOpeningAtom, true)
  const enter = await sides.signedIn.load().then(
    ({ openSession }) => openSession(),
    () => undefined, // The root shows that a part is missing.
  )
  // In one step, so that the portal is rendered once, with its first screen.
  enter?.()
  opening = undefined
  store.set(isOpeningAtom, false)
}
