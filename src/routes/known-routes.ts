import { isIdentifier } from '@/base/identifier.ts'
import { guestRoutes } from './guest-routes.ts'
import { partOf } from '@/base/part.ts'
import type { Route } from './route.ts'

/**
 * Finds screens in the part of the table that has loaded. Guests do not need the rest, which would make the sign-in
 * page slower.
 */
let known: ReadonlyMap<string, Route>
/** What was found for the paths asked for lately: a screen that opens asks for its own several times. */
const found = new Map<string, Match | undefined>()
/** A list may ask for the page of each of its rows. */
const MOST_FOUND = 50

interface Match {
  readonly route: Route
  readonly params: Record<string, string>
}

/** Call this with the whole table when it has loaded. */
export function knowRoutes(routes: readonly Route[]): void {
  known = new Map(routes.map((route) => [route.name, route]))
  found.clear()
}
knowRoutes(guestRoutes)

/** The whole table. A screen that is not found after it has loaded does not exist. */
export const wholeTable = partOf(() => import('./routes.ts'))

/** Returns the route with this name. Throws when there is none in the loaded part of the table. */
export function routeOf(name: string): Route {
  const route = known.get(name)
  if (!route) throw new Error(`no route ${name}`)
  return route
}

/**
 * Returns the route of a path within the portal, with its parameters. A literal segment takes precedence over a
 * parameter. `undefined` when no loaded route matches.
 */
export function matchRoute(path: string): Match | undefined {
  if (!found.has(path)) {
    if (found.size === MOST_FOUND) found.clear()
    found.set(path, findMatch(path))
  }
  return found.get(path)
}

function findMatch(path: string): Match | undefined {
  const asked = segmentsOf(path)
  const hits = [...known.values()].flatMap((route) => {
    const params = matchSegments(patternOf(route), asked, route.oneOf)
    return params ? [{ route, params }] : []
  })
  return hits.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0]
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter(Boolean)

/** The segments of the paths of the table, which every link that is pointed at is held against. */
const patterns = new Map<string, readonly string[]>()
function patternOf({ path }: Route): readonly string[] {
  const pattern = patterns.get(path) ?? segmentsOf(path)
  patterns.set(path, pattern)
  return pattern
}

function matchSegments(
  pattern: readonly string[],
  asked: readonly string[],
  oneOf: Route['oneOf'] = {},
): Record<string, string> | undefined {
  if (pattern.length !== asked.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of pattern.entries()) {
    const given = asked[index] ?? ''
    if (!segment.startsWith(':')) {
      if (segment !== given) return undefined
      continue
    }
    const param = segment.slice(1)
    if (!(oneOf[param]?.includes(given) ?? isIdentifier(given))) return undefined
    params[param] = given
  }
  return params
}
