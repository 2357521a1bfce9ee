import { useEffect, type ReactNode } from 'react'
import { currentRoute } from '@/base/location.ts'
import { addressOf, hrefTo } from './href.ts'
import { Redirect, usePath } from './navigate.tsx'
import { matchRoute, routeOf, fullRouteTable } from './known-routes.ts'
import type { AddressParams, Guard, Route } from './route.ts'
import { chainOf, fetchChain, useScreen } from './screens.ts'

export interface RoutedScreenProps {
  /** Returns whether the guards of a route pass, or where to redirect. */
  readonly verdict: (
    guards: readonly Guard[],
    params: AddressParams,
  ) => 'pass' | 'not-found' | 'dashboard' | 'pending'
  /** Renders a redirect for a route of the other audience: from a guest page to the dashboard, otherwise to sign-in. */
  readonly otherAudience: (route: Route) => ReactNode
  readonly audience: Route['audience']
  /** The selected company. A change remounts the screen. */
  readonly company?: string | undefined
  /** Returns what to render instead of a screen and its tabs, such as the prompt to select a company. */
  readonly replacement?: (route: Route, params: AddressParams) => ReactNode | undefined
  /** Shown while the code of a screen or the data for a guard loads. */
  readonly fallback: ReactNode
}

/** Renders the screen of the address. Checks in order: unknown path (404), audience, guards, redirect to a tab. */
export function RoutedScreen(props: RoutedScreenProps) {
  const { verdict, otherAudience, audience, fallback } = props
  const match = matchRoute(usePath())
  if (!match) return <Unknown {...props} />
  const { route, params } = match
  if (route.audience !== audience && route.audience !== 'everyone') return otherAudience(route)
  switch (verdict(route.guards, params)) {
    case 'pending':
      return fallback
    case 'not-found':
      return <NotFoundRedirect />
    case 'dashboard':
      return <Redirect to={hrefTo('Dashboard')} />
    case 'pass':
      return route.redirect === undefined ? (
        <Chain {...props} routes={chainOf(route)} params={params} />
      ) : (
        <Redirect to={addressOf(routeOf(route.redirect).path, params, queryNow())} />
      )
  }
}

/**
 * For a path that is not in the loaded part of the table. Loads the rest to find out whether the screen exists (R025).
 */
function Unknown(props: RoutedScreenProps) {
  const path = usePath()
  if (!fullRouteTable.usePart()) return props.fallback
  return matchRoute(path) ? <RoutedScreen {...props} /> : <NotFoundRedirect />
}

const queryNow = () => Object.fromEntries(new URLSearchParams(window.location.search))

/** R025, R026: redirects to the 404 page. Passes the current address, so that the page can quote it (R260). */
const NotFoundRedirect = () => <Redirect to={hrefTo('NotFound')} state={{ requested: currentRoute() }} />

interface ChainProps extends Pick<RoutedScreenProps, 'company' | 'replacement' | 'fallback'> {
  readonly routes: readonly Route[]
  readonly params: AddressParams
}

function Chain({ routes, ...props }: ChainProps) {
  const [outer, ...inner] = routes
  useEffect(() => fetchChain(routes), [routes])
  if (!outer) return null
  const { params, company, replacement } = props
  return (
    replacement?.(outer, params) ?? (
      <Shown key={identityOf(outer, params, company)} route={outer} {...props}>
        {inner.length > 0 && <Chain routes={inner} {...props} />}
      </Shown>
    )
  )
}

/**
 * The React key of a screen. For another user, group or company the screen is mounted again, so that no state is kept.
 */
const identityOf = ({ name, path }: Route, params: AddressParams, company: string | undefined): string =>
  [name, company, ...Array.from(path.matchAll(/:(\w+)/g), ([, param = '']) => params[param])].join(' ')

interface ShownProps extends Pick<ChainProps, 'params' | 'fallback'> {
  readonly route: Route
  readonly children?: ReactNode
}

function Shown({ route, params, fallback, children }: ShownProps) {
  const Screen = useScreen(route)
  return Screen ? <Screen params={params}>{children}</Screen> : fallback
}
