import type { ThemeName } from './tokens.ts'

/** `system`: as the computer; `public/theme.js` follows it. */
export type ThemeChoice = ThemeName | 'system'

const STORAGE = 'portal_theme'
const prefersDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')

/** What the user chose; `system` follows the computer. The first paint reads the same key (`public/theme.js`). */
export function themeChoice(): ThemeChoice {
  const stored = read()
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

const listeners = new Set<() => void>()

/** Tells `listener` when another theme is chosen. Answers how to stop that. */
export function onThemeChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The theme now shown. */
export const shownTheme = (): ThemeName =>
  document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'

/** Shows and remembers a theme. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(STORAGE, choice)
  } catch {
    // Kept for this page only.
  }
  show(choice)
  for (const listener of listeners) listener()
}

function show(choice: ThemeChoice): void {
  const system: ThemeName = prefersDark().matches ? 'dark' : 'light'
  document.documentElement.dataset['theme'] = choice === 'system' ? system : choice
}

function read(): string | null {
  try {
    return localStorage.getItem(STORAGE)
  } catch {
    return null
  }
}
