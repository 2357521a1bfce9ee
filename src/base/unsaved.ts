import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { contributions, store } from './store.ts'

/** What the user would lose by leaving the page: typed changes, or the result of a running task. */
export type Held = 'changes' | 'running'

const held = contributions<Held>()

/** Registers that leaving would lose something, such as the changes in a form. Returns a function that undoes this. */
export const holdUnsaved = (what: Held = 'changes'): (() => void) => held.add(what)

export const hasUnsaved = (): boolean => store.get(held.valuesAtom).length > 0

export const useHasUnsaved = (): boolean => useAtomValue(held.valuesAtom, { store }).length > 0

/** What the user would lose by leaving now. A running task comes first: unlike changes, it cannot be typed again. */
export const heldNow = (): Held => (store.get(held.valuesAtom).includes('running') ? 'running' : 'changes')

/** While `isHeld`, the portal asks before it leaves the page, and an ended session is renewed over the page. */
export function useHoldUnsaved(isHeld: boolean, what: Held = 'changes'): void {
  useLayoutEffect(() => (isHeld ? holdUnsaved(what) : undefined), [isHeld, what])
}
