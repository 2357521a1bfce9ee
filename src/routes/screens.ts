import { loadWords } from '@/i18n/i18n.ts'
import { partOf, type Part } from './part.ts'
import { matchRoute, routeOf, routes, type Route, type Screen } from './routes.ts'

/** Each screen's code together with its words. */
const screens = new Map<string, Part<Screen>>(
  (routes as readonly Route[]).flatMap(({ name, area, words = [], load }) =>
    load
      ? [[name, partOf(async () => (await Promise.all([load(), loadWords([area, ...words])]))[0].default)]]
      : [],
  ),
)

function screenOf(route: Route): Part<Screen> {
  const screen = screens.get(route.name)
  if (!screen) throw new Error(`${route.name} has no screen`)
  return screen
}

/** For a component: the screen of a route, or `undefined` while it is on its way. */
export const useScreen = (route: Route): Screen | undefined => screenOf(route).usePart()

/** Fetches ahead what an address needs: on pointer-enter and focus of its link, and at the start. */
export function warm(address: string): void {
  const match = matchRoute(address.replace(/[?#].*/, ''))
  if (!match) return
  for (const route of chainOf(match.route))
    screenOf(route)
      .load()
      .catch(() => undefined)
}

/** What is shown for a route: the layouts that frame it from the outside in, and the screen itself. */
export function chainOf(route: Route): readonly Route[] {
  const shown = route.redirect === undefined ? route : routeOf(route.redirect)
  return shown.layout === undefined ? [shown] : [...frames(routeOf(shown.layout)), shown]
}

const frames = (layout: Route): readonly Route[] =>
  layout.layout === undefined ? [layout] : [...frames(routeOf(layout.layout)), layout]
