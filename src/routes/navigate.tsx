import { useEffect, type ReactNode } from 'react'
import { Router, useLocation, type AroundNavHandler } from 'wouter'
import type { Href } from './href.ts'
import { BASE } from '@/base/location.ts'

/**
 * Moving between screens. Unsaved changes are guarded at all three doors: links and programs (`aroundNav`), the back
 * and forward buttons (`popstate`, undone until the user agrees), and closing the tab (`beforeunload`).
 */

export interface NavigateOptions {
  readonly replace?: boolean
  /** Kept with the history entry, not in the address. */
  readonly state?: Readonly<Record<string, unknown>>
}

/** Who keeps unsaved changes from being lost. */
interface LeaveGuard {
  /** Whether there is something to lose. */
  readonly hasUnsaved: () => boolean
  /** Asks the user whether it may be lost. */
  readonly ask: () => Promise<boolean>
}
const nothingToLose: LeaveGuard = { hasUnsaved: () => false, ask: () => Promise.resolve(true) }
let guard = nothingToLose

/** Lets somebody guard all three doors. Answers how to stop that. The sign-in page has nothing to guard. */
export function guardLeaving(by: LeaveGuard): () => void {
  guard = by
  return () => {
    guard = nothingToLose
  }
}

/** Whether what was typed may be lost, asking the user if there is something; `more`: something else would be lost. */
export const mayLeave = (more = false): Promise<boolean> =>
  more || guard.hasUnsaved() ? guard.ask() : Promise.resolve(true)

/** Goes to another address without asking, in place of the present one. */
export const replaceAddress = (to: Href): void => history.replaceState({ position }, '', BASE + to)

/** Answers a function that goes to another address, asking first when changes would be lost. */
export function useGoTo(): (to: Href, options?: NavigateOptions) => void {
  return useLocation()[1]
}

/** The path within the portal. */
export const usePath = (): string => useLocation()[0]

/** Goes elsewhere as soon as it is shown. */
export function Redirect({ to, state }: { readonly to: Href; readonly state?: NavigateOptions['state'] }) {
  const goTo = useGoTo()
  useEffect(() => {
    goTo(to, { replace: true, ...(state && { state }) })
  }, [goTo, to, state])
  return null
}

/** Gives everything below addresses within the portal. */
export function NavigationProvider({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (guard.hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  return (
    <Router base={BASE} aroundNav={askFirst}>
      {children}
    </Router>
  )
}

const positionOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'position' in state && typeof state.position === 'number'
    ? state.position
    : 0
let position = positionOf(history.state)

const askFirst: AroundNavHandler = (navigate, to, options) => {
  const go = (): void => {
    if (!options?.replace) position += 1
    const given: unknown = options?.state
    navigate(to, { ...options, state: { ...(typeof given === 'object' ? given : {}), position } })
  }
  // A change of the query alone keeps the screen, and with it what was typed.
  if (!guard.hasUnsaved() || to.replace(/[?#].*/, '') === window.location.pathname) return go()
  void guard.ask().then((may) => may && go())
}

/**
 * The browser has already moved when it tells: go back to where the form is, ask, and move again on a yes.
 * Registered before wouter's own listener, so that the screen does not change in between.
 */
let passage: 'free' | 'undoing' | 'leaving' = 'free'
window.addEventListener('popstate', (event) => {
  const steps = positionOf(event.state) - position
  if (passage === 'undoing') {
    passage = 'free'
    return event.stopImmediatePropagation()
  }
  if (passage === 'leaving' || steps === 0 || !guard.hasUnsaved()) {
    passage = 'free'
    position = positionOf(event.state)
    return
  }
  event.stopImmediatePropagation()
  passage = 'undoing'
  history.go(-steps)
  void guard.ask().then((may) => {
    if (!may) return
    passage = 'leaving'
    history.go(steps)
  })
})
