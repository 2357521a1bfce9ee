import type { ParamNames, routes, RouteName } from './routes.ts'
import { routeOf } from './known-routes.ts'

declare const href: unique symbol
/**
 * An address within the portal. Only the functions in this file create one, so that no link uses a plain string as
 * path.
 */
export type Href = string & { readonly [href]: true }

type PathOf<Name extends RouteName> = Extract<(typeof routes)[number], { name: Name }>['path']
type Args<Name extends RouteName> = [ParamNames<PathOf<Name>>] extends [never]
  ? [params?: Record<string, never>, query?: Query]
  : [params: Record<ParamNames<PathOf<Name>>, string>, query?: Query]
export type Query = Readonly<Record<string, string | undefined>>

/** Returns the address of a screen, such as `hrefTo('AppUserDetail', { userOspId })`. */
export function hrefTo<Name extends RouteName>(name: Name, ...[params, query]: Args<Name>): Href {
  return addressOf(routeOf(name).path, params ?? {}, query ?? {})
}

/** Like `hrefTo`, but for a route that is known only at run time. */
export function addressOf(path: string, params: Readonly<Record<string, string>>, query: Query = {}): Href {
  const filled = path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(key, value)
  return (search.size > 0 ? `${filled}?${search}` : filled) as Href
}

/** An address that the portal itself remembered, such as the intended route. */
export const rememberedHref = (route: string): Href => route as Href
