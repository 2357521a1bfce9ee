import { atom, useAtomValue } from 'jotai'
import { store } from '@/base/store.ts'
import { readStored, writeStored } from '@/base/stored.ts'
import type { ThemeName } from './tokens.ts'

/** `system`: follows the theme of the computer, which `public/theme.js` observes. */
export type ThemeChoice = ThemeName | 'system'

const STORAGE = 'portal_theme'
const prefersDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')

const choiceAtom = atom(rememberedChoice())

/** The user's choice. `system` follows the computer. */
export const useThemeChoice = (): ThemeChoice => useAtomValue(choiceAtom)

/** The current theme. */
export const shownTheme = (): ThemeName =>
  document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'

/** Applies and stores a theme. */
export function chooseTheme(choice: ThemeChoice): void {
  writeStored(STORAGE, choice)
  show(choice)
  store.set(choiceAtom, choice)
}

function show(choice: ThemeChoice): void {
  const system: ThemeName = prefersDark().matches ? 'dark' : 'light'
  document.documentElement.dataset['theme'] = choice === 'system' ? system : choice
}

/** The first paint reads the same key (`public/theme.js`). */
function rememberedChoice(): ThemeChoice {
  const stored = readStored(STORAGE)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}
