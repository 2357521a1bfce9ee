import { matchRoute } from '@/routes/known-routes.ts'

const KEY = 'portal.intendedRoute'

/** Remembers where to go after sign-in: a path and query within the portal (R033, G022). */
export function rememberIntendedRoute(route: string): void {
  sessionStorage.setItem(KEY, route)
}

/** Where to go after sign-in, else the root. Only screens of this portal are accepted, and none for guests. */
export function peekIntendedRoute(): string {
  const route = sessionStorage.getItem(KEY) ?? '/'
  const isPath = /^\/(?![/\\])/.test(route)
  return isPath && matchRoute(route.replace(/[?#].*/, ''))?.route.audience !== 'guest' ? route : '/'
}

/** The user has arrived there. */
export function forgetIntendedRoute(): void {
  sessionStorage.removeItem(KEY)
}
