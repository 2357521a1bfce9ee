import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { contributions, store } from './store.ts'

/** What leaving would lose: something typed, or the end of something that is running. */
export type Held = 'changes' | 'running'

const held = contributions<Held>()

/** Something would be lost by leaving, such as the changes in a form. Answers how to take that back. */
export const holdUnsaved = (what: Held = 'changes'): (() => void) => held.add(what)

export const hasUnsaved = (): boolean => store.get(held.valuesAtom).length > 0

export const useHasUnsaved = (): boolean => useAtomValue(held.valuesAtom, { store }).length > 0

/** What is lost by leaving now; what runs comes first, as it cannot be typed again. */
export const heldNow = (): Held => (store.get(held.valuesAtom).includes('running') ? 'running' : 'changes')

/** While `isHeld`, leaving asks first, and an ended session is renewed over the page. */
export function useHoldUnsaved(isHeld: boolean, what: Held = 'changes'): void {
  useLayoutEffect(() => (isHeld ? holdUnsaved(what) : undefined), [isHeld, what])
}
