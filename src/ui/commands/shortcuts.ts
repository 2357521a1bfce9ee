import { atom, useAtomValue } from 'jotai'
import { useEffectEvent, useLayoutEffect } from 'react'
import { store } from '@/base/store.ts'

interface Shortcut {
  /** Where it works. */
  readonly group: 'anywhere' | 'list'
  /** Held together; as `KeyboardEvent.key` says, `Mod` being Ctrl or Cmd, and `Space` the space bar. */
  readonly keys: readonly string[]
}

/** All keys of the portal's own, in the order of the help. Its words are below `shortcuts.what.<name>`. */
export const SHORTCUTS = {
  palette: { group: 'anywhere', keys: ['Mod', 'K'] },
  search: { group: 'anywhere', keys: ['/'] },
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

/** Signs that people type: they are no shortcut where text goes in, and can be switched off. */
const isSign = (key: string): boolean => [...key].length === 1

/** A shortcut of one sign and nothing held with it. */
export const isOneSign = (name: ShortcutName): boolean => {
  const { keys } = SHORTCUTS[name]
  return keys.length === 1 && isSign(keys[0])
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether these are the keys of that shortcut, and no others. */
export function isPressed(name: ShortcutName, event: Pressed): boolean {
  const keys: readonly string[] = SHORTCUTS[name].keys
  const pressed = event.key === ' ' ? 'Space' : event.key
  const key = keys.at(-1) ?? ''
  return (
    pressed.toLowerCase() === key.toLowerCase() &&
    (event.ctrlKey || event.metaKey) === keys.includes('Mod') &&
    // On which keyboards a sign takes the shift key differs.
    (event.shiftKey === keys.includes('Shift') || isOneSign(name)) &&
    !event.altKey
  )
}

/** The shortcut in a list that these keys are, if any. */
export const listShortcut = (event: Pressed): ShortcutName | undefined =>
  SHORTCUT_NAMES.find((name) => SHORTCUTS[name].group === 'list' && isPressed(name, event))

/** For `aria-keyshortcuts`. */
export const ariaKeys = (name: ShortcutName): string => {
  const keys = SHORTCUTS[name].keys.join('+')
  return keys.includes('Mod') ? `${keys.replace('Mod', 'Control')} ${keys.replace('Mod', 'Meta')}` : keys
}

/** Does something on a shortcut that works anywhere, as long as the component is shown. */
export function useShortcut(name: ShortcutName, run: () => void, on = true): void {
  const act = useEffectEvent(run)
  // Once the thing is drawn, its keys work: a later effect would miss the first of a quick hand.
  useLayoutEffect(() => {
    if (!on) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isPressed(name, event)) return
      if (isOneSign(name) && (!store.get(signsAtom) || takesSigns(event.target))) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [name, on])
}

/** Text goes in there, or it is a layer over the page, whose things the page's keys do not reach. */
const takesSigns = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=dialog], [role=alertdialog]',
  ) !== null

const STORAGE = 'portal_sign_shortcuts'

/** Whether shortcuts of one sign work. Speech input presses them by accident, so they can be switched off (WCAG 2.1.4). */
const signsAtom = atom(!isSwitchedOff())

export const useAreSignsOn = (): boolean => useAtomValue(signsAtom, { store })

/** Switches shortcuts of one sign on or off, and remembers it in this browser. */
export function switchSigns(on: boolean): void {
  try {
    if (on) localStorage.removeItem(STORAGE)
    else localStorage.setItem(STORAGE, 'off')
  } catch {
    // Kept for this page only.
  }
  store.set(signsAtom, on)
}

function isSwitchedOff(): boolean {
  try {
    return localStorage.getItem(STORAGE) === 'off'
  } catch {
    return false
  }
}
