import { atom, useAtomValue } from 'jotai'
import { store } from '@/base/store.ts'
import { readStoredJson, writeStored } from '@/base/stored.ts'
import type { MenuGroup } from '@/routes/route.ts'

/** The groups above the back office: folded, they leave its many items room without scrolling. */
const FOLDABLE: readonly MenuGroup[] = ['users', 'finance']

const KEY = 'portal_menu_folded'

const foldedAtom = atom<readonly unknown[]>(read())

/** Returns whether a group of the menu is folded, or `undefined` for a group that cannot be. */
export function useIsFolded(): (group: MenuGroup) => boolean | undefined {
  const folded = useAtomValue(foldedAtom)
  return (group) => (FOLDABLE.includes(group) ? folded.includes(group) : undefined)
}

/** Folds a group, or unfolds it. This browser remembers it. */
export function toggleGroup(group: MenuGroup): void {
  const folded = store.get(foldedAtom)
  const next = folded.includes(group) ? folded.filter((one) => one !== group) : [...folded, group]
  store.set(foldedAtom, next)
  writeStored(KEY, JSON.stringify(next))
}

function read(): readonly unknown[] {
  const stored = readStoredJson(KEY)
  return Array.isArray(stored) ? stored : []
}
