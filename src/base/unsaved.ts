import { useLayoutEffect } from 'react'

/** What leaving would lose: something typed, or the end of something that is running. */
export type Held = 'changes' | 'running'

const guards = new Map<symbol, Held>()
const listeners = new Set<() => void>()

/** Something would be lost by leaving, such as the changes in a form. Answers how to take that back. */
export function holdUnsaved(what: Held = 'changes'): () => void {
  const guard = Symbol('unsaved')
  guards.set(guard, what)
  for (const listener of listeners) listener()
  return () => guards.delete(guard)
}

export const hasUnsaved = (): boolean => guards.size > 0

/** What is lost by leaving now; what runs comes first, as it cannot be typed again. */
export const heldNow = (): Held => ([...guards.values()].includes('running') ? 'running' : 'changes')

/** Tells `listener` when something is typed that would be lost. Answers how to stop that. */
export function onUnsaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** While `held`, leaving asks first, and an ended session is renewed over the page. */
export function useHoldUnsaved(held: boolean, what: Held = 'changes'): void {
  useLayoutEffect(() => (held ? holdUnsaved(what) : undefined), [held, what])
}
