import { atom } from 'jotai'
import { currentRoute, pathOf } from '@/base/location.ts'
import { store } from '@/base/store.ts'

/** A screen that was open before. Kept in memory only, because its title may be the name of a person. */
export interface RecentScreen {
  readonly address: string
  readonly title: string
}

const MOST = 6
const recentAtom = atom<readonly RecentScreen[]>([])

/** The screens that were open last, the latest first; the first is the present one. */
export const recentScreens = (): readonly RecentScreen[] => store.get(recentAtom)

/** The present screen has this title. */
export function rememberScreen(title: string): void {
  const address = currentRoute()
  const others = store.get(recentAtom).filter((screen) => pathOf(screen.address) !== pathOf(address))
  store.set(recentAtom, [{ address, title }, ...others].slice(0, MOST))
}

/** The next user of this tab starts with none. */
export const forgetScreens = (): void => store.set(recentAtom, [])
