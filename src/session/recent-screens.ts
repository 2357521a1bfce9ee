import { atom } from 'jotai'
import { currentRoute, pathOf } from '@/base/location.ts'
import { store } from '@/base/store.ts'

/** A visited screen. Kept in memory only, because its title may be the name of a person. */
export interface RecentScreen {
  readonly address: string
  readonly title: string
}

const MOST = 6
const recentAtom = atom<readonly RecentScreen[]>([])

/** The visited screens, the latest first. The first one is the current screen. */
export const recentScreens = (): readonly RecentScreen[] => store.get(recentAtom)

/** Adds the current screen with this title. */
export function rememberScreen(title: string): void {
  const address = currentRoute()
  const others = store.get(recentAtom).filter((screen) => pathOf(screen.address) !== pathOf(address))
  store.set(recentAtom, [{ address, title }, ...others].slice(0, MOST))
}

/** The next user of this tab starts with an empty list. */
export const forgetScreens = (): void => store.set(recentAtom, [])
