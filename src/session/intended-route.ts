import { pathOf } from '@/base/location.ts'
import { isForGuests } from '@/routes/known-routes.ts'

const KEY = 'portal.intendedRoute'

/** Remembers the route to open after sign-in: a path and query within the portal (R033, G022). */
export function rememberIntendedRoute(route: string): void {
  sessionStorage.setItem(KEY, route)
}

/**
 * The route to open after sign-in, or the dashboard. Only screens of this portal that are not for guests are accepted.
 * The root also leads to the dashboard, because it cannot be resolved for guests.
 */
export function peekIntendedRoute(): string {
  const route = sessionStorage.getItem(KEY) ?? ''
  const isPath = /^\/(?![/\\]|$)[^\s\p{Cc}\\]*$/u.test(route)
  return isPath && !isForGuests(pathOf(route)) ? route : '/dashboard'
}

/** Call this when the user has arrived at the intended route. */
export function forgetIntendedRoute(): void {
  sessionStorage.removeItem(KEY)
}
