import { addressOf, type Href } from '@/routes/href.ts'
import { routeOf } from '@/routes/known-routes.ts'
import type { MenuGroup, Route } from '@/routes/route.ts'
import { routes } from '@/routes/routes.ts'
import { decide, type Viewer } from '@/session/access.ts'

export interface MenuItem {
  readonly route: Route
  readonly href: Href
  /** Key of the reason why the viewer cannot go there now, but could. */
  readonly refused: 'chooseAccountFirst' | undefined
}

const GROUPS: readonly MenuGroup[] = ['top', 'users', 'finance', 'backoffice']

/** The sidebar's groups with what this viewer may see; empty groups are left out (G066). */
export const menuFor = (
  viewer: Viewer,
): readonly { readonly group: MenuGroup; readonly items: readonly MenuItem[] }[] =>
  GROUPS.map((group) => ({ group, items: itemsOf(group, viewer) })).filter(({ items }) => items.length > 0)

/** The items of one group, in order. */
export const itemsOf = (group: MenuGroup, viewer: Viewer): readonly MenuItem[] =>
  (routes as readonly Route[])
    .filter(({ menu }) => menu?.group === group)
    .toSorted((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0))
    .flatMap((route): MenuItem[] => {
      const verdict = decide(route.guards, viewer, {})
      // Straight to where the route leads on to: else each click draws twice.
      const href = addressOf((route.redirect === undefined ? route : routeOf(route.redirect)).path, {})
      if (verdict === 'pass') return [{ route, href, refused: undefined }]
      // A role they lack is not shown at all (R081); a company they have yet to choose is.
      const lacksAccount = verdict === 'dashboard' && viewer.accountOspId === undefined
      return lacksAccount ? [{ route, href, refused: 'chooseAccountFirst' }] : []
    })
