import { useEffect, type ReactNode } from 'react'
import { Router, type BaseLocationHook } from 'wouter'
import { navigate, usePathname } from 'wouter/use-browser-location'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { rememberedHref, type Href } from './href.ts'
import {
  scrollToTop,
  saveScrollPosition,
  restoreAfterReload,
  restoreScrollPosition,
} from './scroll-position.ts'
import { outermostAddress, pendingScreenLoad } from './screens.ts'
import { BASE } from '@/config/base-path.ts'
import { pathInPortal, pathOf } from '@/base/location.ts'

/**
 * Navigation between screens. Unsaved changes are protected in all three ways to leave a screen: links and code
 * (`goTo`), the back and forward buttons (`popstate`, undone until the user agrees), and closing the tab
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
const NO_GUARD: LeaveGuard = { hasUnsaved: () => false, ask: () => Promise.resolve(true) }
let guard = NO_GUARD

/** Sets the guard. Returns a function that removes it. The sign-in page has no guard. */
export function guardLeaving(newGuard: LeaveGuard): () => void {
  guard = newGuard
  return () => {
    guard = NO_GUARD
  }
}

/**
 * Whether the page may be left. Asks the user if something would be lost. `more` means that something else would be
 * lost too.
 */
export const mayLeave = (more = false): Promise<boolean> =>
  more || guard.hasUnsaved() ? guard.ask() : Promise.resolve(true)

/** Replaces the current address by another one, without asking. */
export const replaceAddress = (to: Href): void => history.replaceState({ position }, '', BASE + to)

/**
 * Opens another address. Asks first if changes would be lost. Another screen starts at the top. A tab, or a drawer with
 * an address, keeps the scroll position.
 */
export function goTo(to: Href, { replace = false, state }: NavigateOptions = {}): void {
  const go = (): void => {
    const isOtherScreen =
      !replace && outermostAddress(to) !== outermostAddress(pathInPortal(window.location.pathname))
    if (!replace) {
      saveScrollPosition(position)
      position += 1
    }
    navigate(BASE + to, { replace, state: { ...state, position } })
    if (isOtherScreen) scrollToTop()
  }
  // If only the query changes, the screen stays mounted and keeps the typed text.
  if (BASE + pathOf(to) === window.location.pathname) go()
  else if (guard.hasUnsaved()) void guard.ask().then((may) => may && go())
  else if (replace) go()
  else openWhenLoaded(to, go)
}

/** `goTo`, for components. */
export const useGoTo = (): typeof goTo => goTo

/**
 * Gives wouter's links the addresses within the portal. They navigate by `goTo`, which asks before unsaved changes are
 * lost.
 */
export function PortalRouter({ children }: { readonly children: ReactNode }) {
  return <Router {...router}>{children}</Router>
}
const goToPath = (path: string, options?: NavigateOptions): void =>
  goTo(rememberedHref(pathInPortal(path)), options)
const usePortalLocation: BaseLocationHook = () => [usePathname(), goToPath]
const router = { base: BASE, hook: usePortalLocation }

/** The current path within the portal, without query. */
export const usePath = (): string => pathInPortal(usePathname())

/** Redirects to another address when it mounts. */
export function Redirect({ to, state }: { readonly to: Href; readonly state?: NavigateOptions['state'] }) {
  useEffect(() => {
    goTo(to, { replace: true, ...withoutUndefined({ state }) })
  }, [to, state])
  return null
}

/** Makes the browser ask before it closes a page with unsaved changes. */
export function useAskBeforeClosing(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (guard.hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
}

const positionOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'position' in state && typeof state.position === 'number'
    ? state.position
    : 0
let position = positionOf(history.state)
restoreAfterReload()

/** Users perceive a delay up to this as instant, in ms. */
const MAX_WAIT_MS = 100
let lastNavigation = 0

/**
 * Opens another screen when its code has loaded. Until then the current screen stays, because a placeholder would be
 * rendered only to disappear again.
 */
function openWhenLoaded(address: string, open: () => void): void {
  lastNavigation += 1
  const navigation = lastNavigation
  const loading = pendingScreenLoad(address)
  if (!loading) return open()
  const openOnce = (): void => {
    if (navigation !== lastNavigation) return // It is open already, or another address has been opened since.
    lastNavigation += 1
    open()
  }
  loading.then(openOnce, openOnce)
  setTimeout(openOnce, MAX_WAIT_MS)
}

/**
 * When `popstate` fires, the browser has already navigated. So this returns to the entry of the form, asks, and
 * navigates again if the user agrees. This listener is registered before wouter's, so that the screen does not change
 * in between.
 */
let transition: 'free' | 'undoing' | 'leaving' = 'free'
window.addEventListener('popstate', (event) => {
  lastNavigation += 1
  const steps = positionOf(event.state) - position
  if (transition === 'undoing') {
    transition = 'free'
    return event.stopImmediatePropagation()
  }
  if (transition === 'leaving' || steps === 0 || !guard.hasUnsaved()) {
    transition = 'free'
    saveScrollPosition(position) // The browser scrolls only after this event.
    position = positionOf(event.state)
    return restoreScrollPosition(position)
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
