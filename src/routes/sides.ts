import { atom, useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import { loadWords } from '@/i18n/i18n.ts'
import { lazyPart } from '@/base/part.ts'
import { store } from '@/base/store.ts'
import { accessToken, refreshToken, tokenChangesAtom } from '@/base/tokens.ts'

interface GuestSide {
  readonly Side: ComponentType
}
interface SignedInSide extends GuestSide {
  /** Loads the session. Resolves to a function that shows the portal. */
  readonly openSession: () => Promise<() => void>
  /** Prefetches what the portal shows first, while the user types on the sign-in page. */
  readonly prepareSession: () => void
}

/** How each side is loaded. `src/parts.ts` sets this, because screens import this file. */
interface SideLoaders {
  readonly guest: () => Promise<GuestSide>
  readonly signedIn: () => Promise<SignedInSide>
}
let loaders: SideLoaders | undefined
export function setSideLoaders(sideLoaders: SideLoaders): void {
  loaders = sideLoaders
}

/** Rejects as for missing code if the loaders were not set. */
async function requireLoaders(): Promise<SideLoaders> {
  if (!loaders) throw new Error('nobody has said where the sides are')
  return loaders
}

/** The two sides of the portal: the guest side, which loads without the application, and the application. */
export const sides = {
  guest: lazyPart(async () => (await requireLoaders()).guest()),
  signedIn: lazyPart(async () => {
    const [side] = await Promise.all([(await requireLoaders()).signedIn(), loadWords(['shell', 'ui'])])
    return side
  }),
} as const

/** The side to render. A token, even an expired one, may belong to a session, so it means the signed-in side. */
export const currentSide = (): keyof typeof sides =>
  accessToken() === undefined && refreshToken() === undefined ? 'guest' : 'signedIn'

/** Whether the portal is loading behind the sign-in page. */
const isOpeningAtom = atom(false)
let opening: Promise<void> | undefined

/** Resolves when the portal has replaced the sign-in page, or when there is nothing to wait for. */
export const untilOpened = (): Promise<void> => opening ?? Promise.resolve()

/** The side to render. After signing in, the sign-in page stays until the portal has something to show. */
export function useShownSide(): keyof typeof sides {
  useAtomValue(tokenChangesAtom)
  return useAtomValue(isOpeningAtom) ? 'guest' : currentSide()
}

/** Opens the portal when the user signs in on the current page. */
isOpeningAtom.onMount = () => {
  let before = currentSide()
  return store.sub(tokenChangesAtom, () => {
    const isNew = before === 'guest' && currentSide() === 'signedIn'
    before = currentSide()
    if (isNew) opening ??= open()
  })
}

async function open(): Promise<void> {
  store.set(isOpeningAtom, true)
  const enter = await sides.signedIn.load().then(
    ({ openSession }) => openSession(),
    () => undefined, // The root component shows that a part is missing.
  )
  // In one step, so that the portal is rendered once, with its first screen.
  enter?.()
  opening = undefined
  store.set(isOpeningAtom, false)
}
