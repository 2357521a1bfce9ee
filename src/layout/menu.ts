import { addressOf, type Href } from '@/routes/href.ts'
import { routeOf } from '@/routes/known-routes.ts'
import type { MenuGroup, Route } from '@/routes/route.ts'
import { routes, type RouteName } from '@/routes/routes.ts'
import { decide, type Viewer } from '@/session/access.ts'

export interface MenuItem {
  readonly route: Route
  readonly href: Href
  /** Translation key of the reason why the viewer cannot open the screen yet. */
  readonly refused: 'chooseAccountFirst' | undefined
}

const GROUPS: readonly MenuGroup[] = ['top', 'users', 'finance', 'backoffice']

/** The groups of the sidebar with the items that the viewer may see. Empty groups are left out (G066). */
export const menuFor = (
  viewer: Viewer,
): readonly { readonly group: MenuGroup; readonly items: readonly MenuItem[] }[] =>
  GROUPS.map((group) => ({ group, items: itemsOf(group, viewer) })).filter(({ items }) => items.length > 0)

/** The items of one group, in order. */
export const itemsOf = (group: MenuGroup, viewer: Viewer): readonly MenuItem[] =>
  (routes as readonly Route[])
    .filter(({ menu }) => menu?.group === group)
    .toSorted((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0))
    .flatMap((route) => itemOf(route, viewer))

/** The screens that add something, in the order of the palette. */
const CREATING = [
  'AddAppUser',
  'AppUsersImport',
  'AddAdmin',
  'AddInvoicingContact',
  'AddHrContact',
  'AddBudgetContact',
  'AddUserGroup',
] as const satisfies readonly RouteName[]

/** The screens on which the viewer may add something. */
export const creatingFor = (
  viewer: Viewer,
): readonly (MenuItem & { readonly name: (typeof CREATING)[number] })[] =>
  CREATING.flatMap((name) => itemOf(routeOf(name), viewer).map((item) => ({ ...item, name })))

function itemOf(route: Route, viewer: Viewer): MenuItem[] {
  const verdict = decide(route.guards, viewer, {})
  // Link to the target of a redirect, because otherwise each click would render twice.
  const href = addressOf((route.redirect === undefined ? route : routeOf(route.redirect)).path, {})
  if (verdict === 'pass') return [{ route, href, refused: undefined }]
  // R081: a screen for which the viewer lacks the role is hidden. One that only needs a selected company shows.
  const lacksAccount = verdict === 'dashboard' && viewer.accountOspId === undefined
  return lacksAccount ? [{ route, href, refused: 'chooseAccountFirst' }] : []
}
