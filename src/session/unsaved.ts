import { useEffect } from 'react'

const guards = new Set<symbol>()
const listeners = new Set<() => void>()

/** A form has changes that would be lost. Answers how to take that back. */
export function holdUnsaved(): () => void {
  const guard = Symbol('unsaved')
  guards.add(guard)
  for (const listener of listeners) listener()
  return () => guards.delete(guard)
}

export const hasUnsaved = (): boolean => guards.size > 0

/** Tells `listener` when something is typed that would be lost. Answers how to stop that. */
export function onUnsaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** While `held`, leaving asks first, and an ended session is renewed over the page. */
export function useHoldUnsaved(held: boolean): void {
  useEffect(() => (held ? holdUnsaved() : undefined), [held])
}
