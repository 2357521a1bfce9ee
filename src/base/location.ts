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
export function askedAddress(): string {
  const state: unknown = window.history.state
  const asked = typeof state === 'object' && state !== null && 'asked' in state ? state.asked : undefined
  return window.location.origin + BASE + (typeof asked === 'string' ? asked : currentRoute())
}
