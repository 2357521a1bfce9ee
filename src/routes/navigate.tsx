import { useEffect, type ReactNode } from 'react'
import { Router, useLocation, type AroundNavHandler } from 'wouter'
import type { Href } from './href.ts'
import { BASE } from '@/base/location.ts'

/**
 * Navigation between screens. Unsaved changes are protected in all three ways to leave a screen: links and code
 * (`aroundNav`), the back and forward buttons (`popstate`, undone until the user agrees), and closing the tab
 * (`beforeunload`).
 */

export interface NavigateOptions {
  readonly replace?: boolean
  /** Stored in the history entry, not in the address. */
  readonly state?: Readonly<Record<string, unknown>>
}

/** Protects unsaved changes from being lost. */
interface LeaveGuard {
  /** Whether there are unsaved changes or a running task. */
  readonly hasUnsaved: () => boolean
  /** Asks the user whether to leave anyway. */
  readonly ask: () => Promise<boolean>
}
const nothingToLose: LeaveGuard = { hasUnsaved: () => false, ask: () => Promise.resolve(true) }
let guard = nothingToLose

/** Sets the guard. Returns a function that removes it. The sign-in page has no guard. */
export function guardLeaving(newGuard: LeaveGuard): () => void {
  guard = newGuard
  return () => {
    guard = nothingToLose
  }
}

/**
 * Whether the page may be left. Asks the user when something would be lost. `more`: something else would be lost too.
 */
export const mayLeave = (more = false): Promise<boolean> =>
  more || guard.hasUnsaved() ? guard.ask() : Promise.resolve(true)

/** Replaces the current address by another one, without asking. */
export const replaceAddress = (to: Href): void => history.replaceState({ position }, '', BASE + to)

/** Returns a function that opens another address. It asks first when changes would be lost. */
export function useGoTo(): (to: Href, options?: NavigateOptions) => void {
  return useLocation()[1]
}

/** The current path within the portal, without query. */
export const usePath = (): string => useLocation()[0]

/** Redirects to another address as soon as it is mounted. */
export function Redirect({ to, state }: { readonly to: Href; readonly state?: NavigateOptions['state'] }) {
  const goTo = useGoTo()
  useEffect(() => {
    goTo(to, { replace: true, ...(state && { state }) })
  }, [goTo, to, state])
  return null
}

/** Makes addresses relative to the portal for all components inside. */
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
  // A change of only the query keeps the screen mounted, and with it the typed text.
  if (!guard.hasUnsaved() || to.replace(/[?#].*/, '') === window.location.pathname) return go()
  void guard.ask().then((may) => may && go())
}

/**
 * When `popstate` fires, the browser has already moved. So return to the entry of the form, ask, and move again if the
 * user agrees. This listener is registered before wouter's own, so that the screen does not change in between.
 */
let transition: 'free' | 'undoing' | 'leaving' = 'free'
window.addEventListener('popstate', (event) => {
  const steps = positionOf(event.state) - position
  if (transition === 'undoing') {
    transition = 'free'
    return event.stopImmediatePropagation()
  }
  if (transition === 'leaving' || steps === 0 || !guard.hasUnsaved()) {
    transition = 'free'
    position = positionOf(event.state)
    return
  }
  event.stopImmediatePropagation()
  transition = 'undoing'
  history.go(-steps)
  void guard.ask().then((may) => {
    if (!may) return
    transition = 'leaving'
    history.go(steps)
  })
})
