import type { ReactNode } from 'react'
import { currentRoute } from '@/base/location.ts'
import { addressOf, hrefTo } from './href.ts'
import { Redirect, usePath } from './navigate.tsx'
import { matchRoute, routeOf, wholeTable } from './known-routes.ts'
import type { AddressParams, Guard, Route } from './route.ts'
import { chainOf, useScreen } from './screens.ts'

export interface RoutedScreenProps {
  /** Whether guards let this route through, or where it leads instead. */
  readonly verdict: (
    guards: readonly Guard[],
    params: AddressParams,
  ) => 'pass' | 'not-found' | 'dashboard' | 'pending'
  /** Where a route for the other audience leads: the dashboard for guest pages, sign-in for the rest. */
  readonly elsewhere: (route: Route) => ReactNode
  readonly audience: Route['audience']
  /** The selected company: a screen is mounted anew when another one is selected. */
  readonly company?: string | undefined
  /** What to show in place of a screen and all that it frames, such as the request to choose a company. */
  readonly instead?: (route: Route, params: AddressParams) => ReactNode | undefined
  /** Shown while a screen's code or a guard's facts are on their way. */
  readonly waiting: ReactNode
}

/** Shows what the address asks for: unknown → 404, audience, guards, default tab, then the screen in its layouts. */
export function RoutedScreen(props: RoutedScreenProps) {
  const { verdict, elsewhere, audience, waiting } = props
  const match = matchRoute(usePath())
  if (!match) return <Unknown {...props} />
  const { route, params } = match
  if (route.audience !== audience && route.audience !== 'everyone') return elsewhere(route)
  switch (verdict(route.guards, params)) {
    case 'pending':
      return waiting
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

/** Not in the part of the table that guests begin with: the rest tells whether it is a screen at all (R025). */
function Unknown(props: RoutedScreenProps) {
  const path = usePath()
  if (!wholeTable.usePart()) return props.waiting
  return matchRoute(path) ? <RoutedScreen {...props} /> : <NotFoundRedirect />
}

const queryNow = () => Object.fromEntries(new URLSearchParams(window.location.search))

/** R025, R026: the address asked for goes along, so that the page can quote it (R260). */
const NotFoundRedirect = () => <Redirect to={hrefTo('NotFound')} state={{ asked: currentRoute() }} />

interface ChainProps extends Pick<RoutedScreenProps, 'company' | 'instead' | 'waiting'> {
  readonly routes: readonly Route[]
  readonly params: AddressParams
}

function Chain({ routes: [outer, ...inner], ...props }: ChainProps) {
  if (!outer) return null
  const { params, company, instead } = props
  return (
    instead?.(outer, params) ?? (
      <Shown key={identityOf(outer, params, company)} route={outer} {...props}>
        {inner.length > 0 && <Chain routes={inner} {...props} />}
      </Shown>
    )
  )
}

/** Another user, group or company is another screen: nothing of the one before stays in it. */
const identityOf = ({ name, path }: Route, params: AddressParams, company: string | undefined): string =>
  [name, company, ...Array.from(path.matchAll(/:(\w+)/g), ([, param = '']) => params[param])].join(' ')

interface ShownProps extends Pick<ChainProps, 'params' | 'waiting'> {
  readonly route: Route
  readonly children?: ReactNode
}

function Shown({ route, params, waiting, children }: ShownProps) {
  const Screen = useScreen(route)
  return Screen ? <Screen params={params}>{children}</Screen> : waiting
}
