import { useEffectEvent, useLayoutEffect } from 'react'
import { useAtomValue } from 'jotai'
import { contributions, store } from './store.ts'

/**
 * What the user would lose by leaving the page: typed changes, changes that are being saved, or the result of a running
 * task. A draft survives leaving the page, but not signing in again.
 */
export type Held = 'changes' | 'saving' | 'running' | 'draft'

/** An unsaved item, and how to save it, if the page can. Resolves to whether it was saved. */
interface Holding {
  readonly what: Held
  readonly save?: (() => Promise<boolean>) | undefined
}

const held = contributions<Holding>()
const isLost = ({ what }: Holding): boolean => what !== 'draft'
const lost = (): readonly Holding[] => store.get(held.valuesAtom).filter(isLost)

/** Registers that leaving would lose something, such as the changes in a form. Returns a function that undoes this. */
export const holdUnsaved = (what: Held = 'changes', save?: Holding['save']): (() => void) =>
  held.add({ what, save })

export const hasUnsaved = (): boolean => lost().length > 0

export const useHasUnsaved = (): boolean => useAtomValue(held.valuesAtom).some(isLost)

export const useIsSaving = (): boolean => useAtomValue(held.valuesAtom).some(({ what }) => what === 'saving')

/** Whether something was typed on this page. An expired session must not discard it. */
export const hasTyped = (): boolean => store.get(held.valuesAtom).length > 0

/**
 * What the user would lose by leaving now. A running task comes first, because unlike changes it cannot be typed again.
 */
export const heldNow = (): Held =>
  (['running', 'saving'] as const).find((what) => lost().some((one) => one.what === what)) ?? 'changes'

/** Saves all unsaved items, one after another. `undefined` if the page cannot save them. */
export function saveHeld(): (() => Promise<boolean>) | undefined {
  const saves = lost().flatMap(({ what, save }) => (what === 'changes' && save ? [save] : []))
  if (saves.length === 0 || saves.length < lost().length) return undefined
  return async () => {
    for (const save of saves) if (!(await save())) return false
    return true
  }
}

/** While a write is pending, an expired session is renewed over the page (R126), and the write continues. */
export async function whileWriting<Result>(writing: () => Promise<Result>): Promise<Result> {
  const release = holdUnsaved('draft')
  return writing().finally(release)
}

/** While `isHeld`, the portal asks before it leaves the page, and an ended session is renewed over the page. */
export function useHoldUnsaved(isHeld: boolean, what: Held = 'changes', save?: Holding['save']): void {
  const canSave = save !== undefined
  const saveNow = useEffectEvent(() => save?.() ?? Promise.resolve(false))
  useLayoutEffect(
    () => (isHeld ? holdUnsaved(what, canSave ? () => saveNow() : undefined) : undefined),
    [isHeld, what, canSave],
  )
}
