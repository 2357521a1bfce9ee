import { useEffectEvent, useLayoutEffect } from 'react'
import { useAtomValue } from 'jotai'
import { contributions, store } from './store.ts'

/**
 * What the user would lose by leaving the page: typed changes, changes that are being saved, or the result of a running
 * task. A draft survives leaving the page, but not signing in again.
 */
export type UnsavedKind = 'changes' | 'saving' | 'running' | 'draft'

/** An unsaved item, and how to save it, if the page can. Resolves to whether it was saved. */
interface UnsavedItem {
  readonly what: UnsavedKind
  readonly save?: (() => Promise<boolean>) | undefined
}

const unsavedItems = contributions<UnsavedItem>()
const isLost = ({ what }: UnsavedItem): boolean => what !== 'draft'
const itemsToLose = (): readonly UnsavedItem[] => store.get(unsavedItems.valuesAtom).filter(isLost)

/** Registers that leaving would lose something, such as the changes in a form. Returns a function that undoes this. */
export const registerUnsaved = (what: UnsavedKind = 'changes', save?: UnsavedItem['save']): (() => void) =>
  unsavedItems.add({ what, save })

export const hasUnsaved = (): boolean => itemsToLose().length > 0

export const useHasUnsaved = (): boolean => useAtomValue(unsavedItems.valuesAtom).some(isLost)

export const useIsSaving = (): boolean =>
  useAtomValue(unsavedItems.valuesAtom).some(({ what }) => what === 'saving')

/** Whether something was typed on this page. An expired session must not discard it. */
export const hasTyped = (): boolean => store.get(unsavedItems.valuesAtom).length > 0

/**
 * What the user would lose by leaving now. A running task comes first, because unlike changes it cannot be typed again.
 */
export const currentUnsaved = (): UnsavedKind =>
  (['running', 'saving'] as const).find((what) => itemsToLose().some((one) => one.what === what)) ?? 'changes'

/** Saves all unsaved items, one after another. `undefined` if the page cannot save them. */
export function saveUnsaved(): (() => Promise<boolean>) | undefined {
  const saves = itemsToLose().flatMap(({ what, save }) => (what === 'changes' && save ? [save] : []))
  if (saves.length === 0 || saves.length < itemsToLose().length) return undefined
  return async () => {
    for (const save of saves) if (!(await save())) return false
    return true
  }
}

/** While a write is pending, an expired session is renewed over the page (R126), and the write continues. */
export async function whileWriting<Result>(writing: () => Promise<Result>): Promise<Result> {
  const release = registerUnsaved('draft')
  return writing().finally(release)
}

/** While `isUnsaved`, the portal asks before it leaves the page, and an ended session is renewed over the page. */
export function useRegisterUnsaved(
  isUnsaved: boolean,
  what: UnsavedKind = 'changes',
  save?: UnsavedItem['save'],
): void {
  const canSave = save !== undefined
  const saveNow = useEffectEvent(() => save?.() ?? Promise.resolve(false))
  useLayoutEffect(
    () => (isUnsaved ? registerUnsaved(what, canSave ? () => saveNow() : undefined) : undefined),
    [isUnsaved, what, canSave],
  )
}
