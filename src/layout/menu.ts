import { addressOf, type Href } from '@/routes/href.ts'
import { loadedRoutes, routeOf } from '@/routes/known-routes.ts'
import type { MenuGroup, Route } from '@/routes/route.ts'
import type { RouteName } from '@/routes/routes.ts'
import { decide, type Viewer } from '@/session/access.ts'

export interface MenuItem {
  readonly route: Route
  readonly href: Href
  /** Translation key of the reason why the viewer cannot open the screen yet. */
  readonly refused: 'chooseAccountFirst' | undefined
}

const GROUPS: readonly MenuGroup[] = ['top', 'users', 'finance', 'backoffice']

export type Menu = readonly { readonly group: MenuGroup; readonly items: readonly MenuItem[] }[]

/** The groups of the sidebar with the items that the viewer may see. Empty groups are left out (G066). */
export const menuFor = (viewer: Viewer): Menu => menuOf(GROUPS, viewer)

const menuOf = (groups: readonly MenuGroup[], viewer: Viewer): Menu =>
  groups.map((group) => ({ group, items: itemsOf(group, viewer) })).filter(({ items }) => items.length > 0)

/**
 * G417: the menu while the company loads, up to the first group that depends on the company. Otherwise the groups below
 * it would move when its items appear.
 */
export function decidedMenu(viewer: Viewer): { readonly menu: Menu; readonly isComplete: boolean } {
  const open = GROUPS.findIndex((group) =>
    inGroup(group).some(({ guards }) => decide(guards, viewer, {}) === 'pending'),
  )
  const isComplete = open < 0
  return { menu: menuOf(isComplete ? GROUPS : GROUPS.slice(0, open), viewer), isComplete }
}

const inGroup = (group: MenuGroup): readonly Route[] =>
  loadedRoutes().filter(({ menu }) => menu?.group === group)

/** The items of one group, in order. */
export const itemsOf = (group: MenuGroup, viewer: Viewer): readonly MenuItem[] =>
  inGroup(group)
    .toSorted((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0))
    .flatMap((route) => itemOf(route, viewer))

/** The screens that add a record, in the order of the palette. */
const CREATING = [
  'AddAppUser',
  'AppUsersImport',
  'AddAdmin',
  'AddInvoicingContact',
  'AddHrContact',
  'AddBudgetContact',
  'AddUserGroup',
] as const satisfies readonly RouteName[]

/** The screens on which the viewer may add a record. */
export const creatingFor = (
  viewer: Viewer,
): readonly (MenuItem & { readonly name: (typeof CREATING)[number] })[] =>
  CREATING.flatMap((name) => itemOf(routeOf(name), viewer).map((item) => ({ ...item, name })))

function itemOf(route: Route, viewer: Viewer): MenuItem[] {
  const verdict = decide(route.guards, viewer, {})
  // Link to the target of a redirect, because otherwise each click would render twice.
  const href = addressOf((route.redirect === undefined ? route : routeOf(route.redirect)).path, {})
  if (verdict === 'pass') return [{ route, href, refused: undefined }]
  // R081: a screen for which the viewer lacks the role is hidden. One that only needs a selected company is shown.
  const needsAccount = verdict === 'dashboard' && viewer.accountOspId === undefined
  return needsAccount ? [{ route, href, refused: 'chooseAccountFirst' }] : []
}
