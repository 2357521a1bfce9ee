import type { ComponentType, ReactNode } from 'react'

/**
 * THE table of screens. Router, menu, crumbs, titles, command palette, checks and tests all read it.
 * Words: `<area>:screens.<name>` is a screen's title, crumb and menu label.
 */

export interface ScreenProps {
  /** The path's parameters. */
  readonly params: Readonly<Record<string, string>>
  /** For a layout: the tab to show in it. */
  readonly children?: ReactNode
}
export type Screen = ComponentType<ScreenProps>

/** Who may see a screen beyond being signed in. All must pass; `ospadmin` passes each. */
export type Guard =
  /** Any of these roles; else the 404 page (R026). */
  | { readonly kind: 'role'; readonly anyOf: readonly string[] }
  /** Partner staff; else the 404 page (R027, G044). */
  | { readonly kind: 'msp' }
  /** A selected corporate account; else the dashboard (R028). */
  | { readonly kind: 'account' }
  /** The user in the path is the own one, or the user manages users; else the 404 page (G040). */
  | { readonly kind: 'same-or-admin'; readonly param: string }
  /** May see the company budget; else the dashboard (R031, G039). */
  | { readonly kind: 'company-budget-view' }
  /** The selected account pays in one of these ways; else the dashboard (G041). */
  | { readonly kind: 'payment-type'; readonly types: readonly string[] }

export type MenuGroup = 'top' | 'users' | 'finance' | 'backoffice' | 'account'

export interface Route {
  /** Within the portal; `:name` is a parameter. */
  readonly path: string
  readonly name: string
  /** The contract's tag, the feature's folder, the words' namespace. */
  readonly area: string
  readonly audience: 'guest' | 'signed-in' | 'everyone'
  readonly guards: readonly Guard[]
  /** The screen; a route without one only leads on to `redirect`. */
  readonly load?: () => Promise<{ readonly default: Screen }>
  /** Name of the route to go to instead; parameters and query are kept. */
  readonly redirect?: string
  /** Name of the route whose screen frames this one: this is one of its tabs. */
  readonly layout?: string
  /** Name of the screen above, for crumbs. */
  readonly parent?: string
  readonly menu?: { readonly group: MenuGroup; readonly order: number }
  /** Further areas whose words the screen shows. */
  readonly words?: readonly string[]
}

/** G043: company admins for their own company; partner staff after choosing one; ospadmin always. */
const managesUsers: readonly Guard[] = [{ kind: 'role', anyOf: ['user_manager'] }, { kind: 'account' }]

export const routes = [
  // session: before sign-in
  {
    path: '/login',
    name: 'Login',
    area: 'session',
    audience: 'guest',
    guards: [],
    load: () => import('@/features/session/login-screen.tsx'),
  },
  {
    path: '/2-factor-auth',
    name: 'TwoFactorAuth',
    area: 'session',
    audience: 'guest',
    guards: [],
    load: () => import('@/features/session/two-factor-screen.tsx'),
    words: ['ui'],
  },
  {
    path: '/reset-login',
    name: 'ResetLogin',
    area: 'session',
    audience: 'guest',
    guards: [],
    load: () => import('@/features/session/reset-login-screen.tsx'),
    words: ['ui'],
  },
  {
    path: '/reset-password',
    name: 'ResetPassword',
    area: 'session',
    audience: 'guest',
    guards: [],
    load: () => import('@/features/session/reset-password-screen.tsx'),
    words: ['ui'],
  },
  {
    path: '/404',
    name: 'NotFound',
    area: 'session',
    audience: 'everyone',
    guards: [],
    load: () => import('@/features/session/not-found-screen.tsx'),
  },
  // session: signed in
  {
    path: '/',
    name: 'RootLayout',
    area: 'session',
    audience: 'signed-in',
    guards: [],
    redirect: 'Dashboard',
  },
  {
    path: '/change-password',
    name: 'ChangePassword',
    area: 'session',
    audience: 'signed-in',
    guards: [],
    load: () => import('@/features/session/change-password-screen.tsx'),
    menu: { group: 'account', order: 2 },
  },

  {
    path: '/help',
    name: 'Help',
    area: 'help',
    audience: 'signed-in',
    guards: [],
    load: () => import('@/features/help/help-screen.tsx'),
    menu: { group: 'account', order: 1 },
  },

  {
    path: '/dashboard',
    name: 'Dashboard',
    area: 'dashboard',
    audience: 'signed-in',
    guards: [],
    load: () => import('@/features/dashboard/dashboard-screen.tsx'),
    menu: { group: 'top', order: 1 },
  },

  {
    path: '/corporate-accounts',
    name: 'CorporateAccounts',
    area: 'corporate-accounts',
    audience: 'signed-in',
    guards: [{ kind: 'msp' }],
    load: () => import('@/features/corporate-accounts/corporate-accounts-screen.tsx'),
    menu: { group: 'backoffice', order: 1 },
  },

  {
    path: '/manage/app-users',
    name: 'ManageAppUsers',
    area: 'app-users',
    audience: 'signed-in',
    guards: managesUsers,
    load: () => import('@/features/app-users/app-users-layout.tsx'),
    redirect: 'AppUsersActive',
    menu: { group: 'users', order: 1 },
  },
  {
    path: '/manage/app-users/active',
    name: 'AppUsersActive',
    area: 'app-users',
    audience: 'signed-in',
    guards: managesUsers,
    load: () => import('@/features/app-users/active-users-screen.tsx'),
    layout: 'ManageAppUsers',
  },
  {
    path: '/manage/app-users/inactive',
    name: 'AppUsersInactive',
    area: 'app-users',
    audience: 'signed-in',
    guards: managesUsers,
    load: () => import('@/features/app-users/inactive-users-screen.tsx'),
    layout: 'ManageAppUsers',
  },
  {
    path: '/manage/app-users/:userOspId',
    name: 'AppUserDetailView',
    area: 'app-users',
    audience: 'signed-in',
    guards: [{ kind: 'same-or-admin', param: 'userOspId' }, { kind: 'account' }],
    load: () => import('@/features/app-users/app-user-layout.tsx'),
    redirect: 'AppUserDetail',
    parent: 'ManageAppUsers',
  },
  {
    path: '/manage/app-users/:userOspId/detail',
    name: 'AppUserDetail',
    area: 'app-users',
    audience: 'signed-in',
    guards: [{ kind: 'same-or-admin', param: 'userOspId' }, { kind: 'account' }],
    load: () => import('@/features/app-users/app-user-detail-screen.tsx'),
    layout: 'AppUserDetailView',
    parent: 'ManageAppUsers',
  },

  {
    path: '/finance/company-budget',
    name: 'CompanyBudget',
    area: 'finance',
    audience: 'signed-in',
    guards: [{ kind: 'account' }, { kind: 'company-budget-view' }],
    load: () => import('@/features/finance/company-budget-screen.tsx'),
    menu: { group: 'finance', order: 1 },
  },

  {
    path: '/reporting',
    name: 'Reporting',
    area: 'reporting',
    audience: 'signed-in',
    guards: [{ kind: 'role', anyOf: ['reporting_manager'] }],
    load: () => import('@/features/reporting/reporting-screen.tsx'),
    menu: { group: 'top', order: 5 },
  },
] as const satisfies readonly Route[]

export type RouteName = (typeof routes)[number]['name']

/** The route of that name. */
export function routeOf(name: string): Route {
  const found = (routes as readonly Route[]).find((route) => route.name === name)
  if (!found) throw new Error(`no route ${name}`)
  return found
}

/** The route that an address within the portal leads to, with its parameters; a literal segment beats a parameter. */
export function matchRoute(path: string): { route: Route; params: Record<string, string> } | undefined {
  const asked = segmentsOf(path)
  const hits = (routes as readonly Route[]).flatMap((route) => {
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
    } else if (ID.test(given)) params[segment.slice(1)] = given
    else return undefined
  }
  return params
}

/** Parameters are identifiers, as the contract has them: what can be none leads nowhere, and is asked of no server. */
const ID = /^[A-Za-z0-9._:-]{1,64}$/
