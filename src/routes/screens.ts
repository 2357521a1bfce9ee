import { loadWords } from '@/i18n/i18n.ts'
import { pathOf } from '@/base/location.ts'
import { lazyPart, type Part } from '@/base/part.ts'
import { addressOf } from './href.ts'
import { matchRoute, routeOf, fullRouteTable } from './known-routes.ts'
import type { ComponentType, ReactNode } from 'react'
import type { AddressParams, Route, ScreenModule } from './route.ts'

const screens = new Map<Route, Part<ScreenModule>>()

/** Loads the code of a screen together with its texts. */
export function screenOf(route: Route): Part<ScreenModule> {
  const { name, area, words = [], load } = route
  if (!load) throw new Error(`${name} has no screen`)
  const known = screens.get(route)
  if (known) return known
  const screen = lazyPart(async () => (await Promise.all([load(), loadWords([area, ...words])]))[0])
  screens.set(route, screen)
  return screen
}

/** The type with which the router renders a screen. */
type RoutedScreen = ComponentType<{ readonly params: AddressParams; readonly children?: ReactNode }>

/**
 * Returns the screen of a route, or `undefined` while it loads. The type of the table ensures that the path has the
 * parameters that the screen needs.
 */
export const useScreen = (route: Route): RoutedScreen | undefined =>
  screenOf(route).usePart()?.default as RoutedScreen | undefined

/** Prefetches the screen of an address: at the start, and on hover or focus of a link. */
export function preload(address: string): void {
  const find = () => matchRoute(pathOf(address))
  void prefetchMatched(find).catch(() => undefined)
}

/** The pending load of the screen of an address, or `undefined` if it is loaded or does not exist. */
export function pendingScreenLoad(address: string): Promise<unknown> | undefined {
  const match = matchRoute(pathOf(address))
  const missing = match
    ? chainOf(match.route)
        .map(screenOf)
        .filter((screen) => !screen.loaded())
    : []
  return missing.length === 0 ? undefined : Promise.all(missing.map((screen) => screen.load()))
}

async function prefetchMatched(find: () => ReturnType<typeof matchRoute>): Promise<void> {
  if (!find()) await fullRouteTable.load()
  const match = find()
  if (match) await loadAll(chainOf(match.route))
}

/** Loads the screens of a chain in parallel. Otherwise each would load only after the one around it has rendered. */
export const fetchChain = (routes: readonly Route[]): void => void loadAll(routes).catch(() => undefined)

const loadAll = (routes: readonly Route[]): Promise<unknown> =>
  Promise.all(routes.map((route) => screenOf(route).load()))

/** The routes to render for a route: its layouts, the outermost first, and then the route itself. */
export function chainOf(route: Route): readonly Route[] {
  const shown = route.redirect === undefined ? route : routeOf(route.redirect)
  return shown.layout === undefined ? [shown] : [...frames(routeOf(shown.layout)), shown]
}

/**
 * The path of the outermost screen of an address: the same for all tabs of a record, but different for another record.
 */
export function outermostAddress(address: string): string {
  const path = pathOf(address)
  const match = matchRoute(path)
  if (!match) return path
  const [outermost = match.route] = chainOf(match.route)
  return addressOf(outermost.path, match.params)
}

const frames = (layout: Route): readonly Route[] =>
  layout.layout === undefined ? [layout] : [...frames(routeOf(layout.layout)), layout]
