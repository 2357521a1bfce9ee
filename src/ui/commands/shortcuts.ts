import { atom, useAtomValue } from 'jotai'
import { useEffectEvent, useLayoutEffect } from 'react'
import { store } from '@/base/store.ts'
import { readStored, writeStored } from '@/base/stored.ts'

interface Shortcut {
  /** The place in which the shortcut works. */
  readonly group: 'anywhere' | 'list'
  /**
   * The keys to press together: values of `KeyboardEvent.key`, plus `Mod` for Ctrl or Cmd and `Space` for the space
   * bar.
   */
  readonly keys: readonly string[]
}

/** All shortcuts of the portal, in the order of the help. Their texts are under `shortcuts.what.<name>`. */
export const SHORTCUTS = {
  palette: { group: 'anywhere', keys: ['Mod', 'K'] },
  search: { group: 'anywhere', keys: ['/'] },
  save: { group: 'anywhere', keys: ['Mod', 'S'] },
  help: { group: 'anywhere', keys: ['?'] },
  rowBelow: { group: 'list', keys: ['ArrowDown'] },
  rowAbove: { group: 'list', keys: ['ArrowUp'] },
  rowsBelow: { group: 'list', keys: ['PageDown'] },
  rowsAbove: { group: 'list', keys: ['PageUp'] },
  firstRow: { group: 'list', keys: ['Home'] },
  lastRow: { group: 'list', keys: ['End'] },
  nextControl: { group: 'list', keys: ['ArrowRight'] },
  previousControl: { group: 'list', keys: ['ArrowLeft'] },
  openRow: { group: 'list', keys: ['Enter'] },
  selectRow: { group: 'list', keys: ['Space'] },
  selectRows: { group: 'list', keys: ['Shift', 'Space'] },
} as const satisfies Readonly<Record<string, Shortcut>>

export type ShortcutName = keyof typeof SHORTCUTS
export const SHORTCUT_NAMES = Object.keys(SHORTCUTS) as readonly ShortcutName[]

/** Whether a key types a character. Such shortcuts do not work in text fields, and can be switched off. */
export const isCharacter = (key: string): boolean => [...key].length === 1

/** Whether a shortcut is a single character without modifiers. */
export const isSingleCharacter = (name: ShortcutName): boolean => {
  const { keys } = SHORTCUTS[name]
  return keys.length === 1 && isCharacter(keys[0])
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether exactly the keys of this shortcut are pressed. */
export function isPressed(name: ShortcutName, event: Pressed): boolean {
  const keys: readonly string[] = SHORTCUTS[name].keys
  const pressed = event.key === ' ' ? 'Space' : event.key
  const key = keys.at(-1) ?? ''
  return (
    pressed.toLowerCase() === key.toLowerCase() &&
    (event.ctrlKey || event.metaKey) === keys.includes('Mod') &&
    // Keyboards differ in which characters need Shift, so ignore it for single characters.
    (event.shiftKey === keys.includes('Shift') || isSingleCharacter(name)) &&
    !event.altKey
  )
}

/** The list shortcut for the pressed keys, or `undefined`. */
export const listShortcut = (event: Pressed): ShortcutName | undefined =>
  SHORTCUT_NAMES.find((name) => SHORTCUTS[name].group === 'list' && isPressed(name, event))

export const isMac = (): boolean => /Mac|iP(hone|ad)/.test(navigator.userAgent)

/** The value of `aria-keyshortcuts` for a shortcut, with the keys of this computer's keyboard. */
export const ariaKeys = (name: ShortcutName): string =>
  SHORTCUTS[name].keys.join('+').replace('Mod', isMac() ? 'Meta' : 'Control')

/** Calls `run` on a shortcut that works anywhere, while the component is mounted and `isEnabled` is true. */
export function useShortcut(name: ShortcutName, run: () => void, isEnabled = true): void {
  const act = useEffectEvent(run)
  // A layout effect, so that the keys work as soon as the component shows. A later effect could miss a fast key press.
  useLayoutEffect(() => {
    if (!isEnabled) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isPressed(name, event)) return
      if (
        isSingleCharacter(name) &&
        (!store.get(singleCharacterShortcutsAtom) || blocksCharacters(event.target))
      )
        return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [name, isEnabled])
}

/**
 * Whether the target is a text field, or in a menu or dialog over the page, where the page's shortcuts must not work.
 */
const blocksCharacters = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=dialog], [role=alertdialog]',
  ) !== null

const STORAGE = 'portal_sign_shortcuts'

/**
 * Whether single-character shortcuts are on. Users can switch them off (WCAG 2.1.4), because speech input may trigger
 * them by accident.
 */
const singleCharacterShortcutsAtom = atom(readStored(STORAGE) !== 'off')

export const useSingleCharacterShortcutsOn = (): boolean => useAtomValue(singleCharacterShortcutsAtom)

/** Switches single-character shortcuts on or off, and remembers it in this browser. */
export function setSingleCharacterShortcuts(areOn: boolean): void {
  writeStored(STORAGE, areOn ? undefined : 'off')
  store.set(singleCharacterShortcutsAtom, areOn)
}
