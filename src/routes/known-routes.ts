import { parse } from 'regexparam'
import { matchRoute as matchPattern, type Parser } from 'wouter'
import { isIdentifier } from '@/base/identifier.ts'
import { lazyPart } from '@/base/part.ts'
import { guestPaths } from './guest-paths.ts'
import type { Route } from './route.ts'

/*
 * The loaded routes. Guests do not need all of them, which would make the sign-in page slower. This file imports no
 * table, because every screen imports this file: otherwise a development server would evaluate it again, and lose the
 * routes, whenever a screen is edited. `src/parts.ts` defines how the tables are loaded.
 */
let known: ReadonlyMap<string, Route> = new Map()
let loadFullTable: () => Promise<unknown> = () =>
  Promise.reject(new Error('nobody has said where the table is'))

interface Match {
  readonly route: Route
  readonly params: Record<string, string>
}

/** Registers a table when it has loaded. The tables may load in any order. */
export function registerRoutes(routes: readonly Route[]): void {
  known = new Map([...known, ...routes.map((route) => [route.name, route] as const)])
}

/** Sets the function that fetches the whole table. It calls `registerRoutes` itself. */
export function setRouteLoader(load: () => Promise<unknown>): void {
  loadFullTable = load
}

/** Loads the whole table. A screen that is not found after that does not exist. */
export const fullRouteTable = lazyPart(() => loadFullTable())

/** All loaded routes, in the order of their table. */
export const loadedRoutes = (): readonly Route[] => [...known.values()]

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
  const tidied = tidy(path)
  const hits = [...known.values()].flatMap((route) => {
    const params = paramsOf(route, tidied)
    return params ? [{ route, params }] : []
  })
  return hits.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0]
}

/** Whether an address is a guest page, no matter which tables have loaded. */
export function isForGuests(path: string): boolean {
  const tidied = tidy(path)
  return Object.values(guestPaths).some((pattern) => matchPattern(parser, pattern, tidied)[0])
}

/** Removes the double slashes of a carelessly composed link. */
const tidy = (path: string): string => path.replaceAll(/\/{2,}/g, '/')

/**
 * The parameters of a path, if the route matches. An invalid id, or a word that the route does not list, is no match.
 */
function paramsOf({ path: pattern, oneOf = {} }: Route, path: string): Record<string, string> | undefined {
  const [isMatch, found] = matchPattern(parser, pattern, path)
  if (!isMatch) return undefined
  // wouter returns each parameter by its name and also by its number.
  const params = Object.entries(found).filter(([name]) => !/^\d/.test(name))
  return params.every(([name, value = '']) => oneOf[name]?.includes(value) ?? isIdentifier(value))
    ? (Object.fromEntries(params) as Record<string, string>)
    : undefined
}

const parsed = new Map<string, ReturnType<Parser>>()
/** The patterns of wouter's own parser, but case-sensitive: each screen has one address. */
const parser: Parser = (path) => {
  const known = parsed.get(path)
  if (known) return known
  const { keys, pattern } = parse(path)
  const exact = { keys, pattern: new RegExp(pattern.source) }
  parsed.set(path, exact)
  return exact
}
