import { isIdentifier } from '@/base/identifier.ts'
import { guestRoutes } from './guest-routes.ts'
import { partOf } from '@/base/part.ts'
import type { Route } from './route.ts'

/**
 * Looks screens up in as much of the table as has arrived: a guest has no use for the rest, which would weigh on the
 * sign-in page.
 */
let known: readonly Route[] = guestRoutes

/** The whole table is here. */
export const knowRoutes = (routes: readonly Route[]): void => void (known = routes)

/** The whole table; whatever is not found after it arrived does not exist. */
export const wholeTable = partOf(() => import('./routes.ts'))

/** The route of that name. */
export function routeOf(name: string): Route {
  const found = known.find((route) => route.name === name)
  if (!found) throw new Error(`no route ${name}`)
  return found
}

/** The route that an address within the portal leads to, with its parameters; a literal segment beats a parameter. */
export function matchRoute(path: string): { route: Route; params: Record<string, string> } | undefined {
  const asked = segmentsOf(path)
  const hits = known.flatMap((route) => {
    const params = matchSegments(segmentsOf(route.path), asked)
    return params ? [{ route, params }] : []
  })
  return hits.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0]
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)

function matchSegments(
  pattern: readonly string[],
  asked: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== asked.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of pattern.entries()) {
    const given = asked[index] ?? ''
    if (!segment.startsWith(':')) {
      if (segment !== given) return undefined
    } else if (isIdentifier(given)) params[segment.slice(1)] = given
    else return undefined
  }
  return params
}
