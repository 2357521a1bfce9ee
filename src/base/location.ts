import { BASE } from '@/config/base-path.ts'

/** The current route: path, query and hash within the portal, without the base. */
export function currentRoute(): string {
  const { pathname, search, hash } = window.location
  return pathInPortal(pathname) + search + hash
}

/** Removes the base from a path of the site. */
export const pathInPortal = (path: string): string =>
  (path.startsWith(BASE) ? path.slice(BASE.length) : path) || '/'

/** The path of an address: without its query and hash. */
export const pathOf = (address: string): string => address.replace(/[?#].*/, '')

/** The full address that led to the 404 page. The page asks the user to quote it to support (R260). */
export function requestedAddress(): string {
  const state: unknown = window.history.state
  const requested =
    typeof state === 'object' && state !== null && 'requested' in state ? state.requested : undefined
  return window.location.origin + BASE + (typeof requested === 'string' ? requested : currentRoute())
}
