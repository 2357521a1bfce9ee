/**
 * Who may open which screen, and whose menu contains it: the expectation, independent of `src/routes/guards.ts`.
 * `MAY_OPEN` has a column per guard. A screen is tested by the guard of its route, so a new screen needs no line here.
 * A new guard needs a column in `MAY_OPEN`, a new persona a line in `PERSONAS_OF`.
 */
import { readFileSync } from 'node:fs'
import { COMPANY } from '../mocks/seed/names.ts'
import * as guards from '../src/routes/guards.ts'
import type { MenuGroup, Route } from '../src/routes/route.ts'
import { routes } from '../src/routes/routes.ts'
import type { Language } from './sign-in.ts'

export type GuardName = keyof typeof guards
/** Where the address of a screen leads. */
export type End = 'pass' | 'dashboard' | 'not-found'

export interface Someone {
  readonly login: string
  /** The company that partner staff have chosen. Other users have their own company. */
  readonly company?: string
}

/** The personas who can sign in, by their permissions. */
export const PERSONAS_OF = {
  'platform staff': [{ login: 'olivia.osp' }],
  'partner staff': [{ login: 'mats.msp', company: COMPANY.bakery }],
  'partner staff, postpaid company': [{ login: 'mats.msp', company: COMPANY.postpaid }],
  'partner staff without a company': [{ login: 'mats.msp' }, { login: 'miranda.msp' }],
  'user manager': [
    { login: 'ulla.users' },
    { login: 'petra.prepaid' },
    { login: 'arthur.artemis' },
    { login: 'tom.twofactor' },
    { login: 'nora.newfactor' },
    { login: 'pam.payroll' },
    { login: 'steff.strict' },
  ],
  'user manager, no prepaid company': [{ login: 'paul.postpaid' }, { login: 'una.unknown' }],
  'user and reporting manager': [{ login: 'emma.empty' }],
  'invoice manager': [{ login: 'ivo.invoices' }],
  'reporting manager': [{ login: 'rita.reports' }],
  'communication manager': [{ login: 'carl.communication' }],
  contact: [{ login: 'connie.contact' }],
} as const satisfies Readonly<Record<string, readonly Someone[]>>
export type Kind = keyof typeof PERSONAS_OF
export const KINDS = Object.keys(PERSONAS_OF) as readonly Kind[]

/** The other personas, with the message of the sign-in page that refuses them. */
export const REFUSED: Readonly<Record<string, string>> = {
  'dirk.deactivated': 'Uw account is niet actief.',
  'clara.closed': 'Uw bedrijf is niet meer actief.',
}

interface Column {
  readonly rules: string
  /** Platform staff may open every screen (R069). */
  readonly pass: readonly Kind[]
  /** Users who have the permission, but have not selected the required company. */
  readonly dashboard?: readonly Kind[]
}

const MANAGERS: readonly Kind[] = [
  'partner staff',
  'partner staff, postpaid company',
  'user manager',
  'user manager, no prepaid company',
  'user and reporting manager',
]

/**
 * Where each kind of persona is redirected, by guard. Kinds that are not listed get the 404 page (R026, R027, R029).
 */
export const MAY_OPEN: Readonly<Record<GuardName, Column>> = {
  anyone: { rules: 'R024, R025', pass: KINDS },
  signedIn: { rules: 'R024, G043', pass: KINDS },
  managesUsers: {
    rules: 'R026, R028, R071, G043',
    pass: MANAGERS,
    dashboard: ['partner staff without a company'],
  },
  // Of another user: `ANOTHER`.
  ownPage: { rules: 'R028, R029, G040', pass: MANAGERS, dashboard: ['partner staff without a company'] },
  seesCompanyBudget: {
    rules: 'R028, R031, R038, R080, G457',
    pass: [
      'partner staff',
      'user manager',
      'user and reporting manager',
      'invoice manager',
      'reporting manager',
      'communication manager',
    ],
    dashboard: [
      'partner staff without a company',
      'partner staff, postpaid company',
      'user manager, no prepaid company',
    ],
  },
  seesTransactions: {
    rules: 'R026, R028, G457',
    pass: [...MANAGERS, 'invoice manager', 'reporting manager', 'communication manager'],
    dashboard: ['partner staff without a company'],
  },
  seesInvoices: {
    rules: 'R026, R028, R037, R073',
    pass: [...MANAGERS, 'partner staff without a company', 'invoice manager'],
  },
  managesInvoices: {
    rules: 'R026, R040, R073',
    pass: [
      'partner staff',
      'partner staff, postpaid company',
      'partner staff without a company',
      'invoice manager',
    ],
  },
  managesReports: {
    rules: 'R026, R072',
    pass: [
      'partner staff',
      'partner staff, postpaid company',
      'partner staff without a company',
      'user and reporting manager',
      'reporting manager',
    ],
  },
  handlesOrders: {
    rules: 'R026, R028, R048, G045',
    pass: [...MANAGERS, 'invoice manager', 'reporting manager', 'communication manager'],
    dashboard: ['partner staff without a company'],
  },
  partnerStaff: {
    rules: 'R027, R044, R076',
    pass: ['partner staff', 'partner staff, postpaid company', 'partner staff without a company'],
  },
  maintainsCompany: {
    rules: 'R027, R028, R035, R076',
    pass: ['partner staff', 'partner staff, postpaid company'],
    dashboard: ['partner staff without a company'],
  },
  platformStaff: { rules: 'R041', pass: [] },
}
/** A user who is none of the personas. */
export const ANOTHER = { userOspId: 'u-1101' }

/** Where a persona of this kind is redirected when opening a screen with this guard. */
export function endOf(guard: GuardName, kind: Kind): End {
  const { pass, dashboard = [] } = MAY_OPEN[guard]
  if (kind === 'platform staff' || pass.includes(kind)) return 'pass'
  return dashboard.includes(kind) ? 'dashboard' : 'not-found'
}

/** The name of a route's guard, or `undefined` if the route has its own. */
export const guardOf = (route: Pick<Route, 'guards'>): GuardName | undefined =>
  Object.entries(guards).find(([, list]) => list === route.guards)?.[0] as GuardName | undefined

/** The kind of a persona who has just signed in. */
export function kindOf(login: string): Kind {
  const is = (kind: Kind): boolean =>
    PERSONAS_OF[kind].some((one: Someone) => one.login === login && one.company === undefined)
  const kind = KINDS.find(is)
  if (kind === undefined) throw new Error(`${login} is of no kind`)
  return kind
}

/** The groups of the sidebar, from top to bottom. */
const SIDEBAR: readonly MenuGroup[] = ['top', 'users', 'finance', 'backoffice']

interface Words {
  readonly chooseAccountFirst: string
  readonly groups: Readonly<Record<string, string>>
  readonly items: Readonly<Record<string, string>>
}
const wordsOf = (language: Language): Words =>
  JSON.parse(readFileSync(`locales/${language}/shell.json`, 'utf8')) as Words

/** The texts of one group of the menu. Users who only lack a company see why it cannot be opened yet (R028, R081). */
export function menuItems(group: MenuGroup, kind: Kind, language: Language = 'nl'): readonly string[] {
  const { items, chooseAccountFirst } = wordsOf(language)
  return (routes as readonly Route[])
    .filter(({ menu }) => menu?.group === group)
    .toSorted((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0))
    .flatMap((route) => {
      const end = endOf(guardOf(route) ?? 'anyone', kind)
      const label = items[route.name] ?? route.name
      if (end === 'pass') return [label]
      return end === 'dashboard' && kind === 'partner staff without a company'
        ? [`${label} (${chooseAccountFirst})`]
        : []
    })
}

/** The headings of the groups in the sidebar. Empty groups are omitted (G066). */
export const menuHeads = (kind: Kind, language: Language = 'nl'): readonly string[] =>
  SIDEBAR.filter((group) => group !== 'top' && menuItems(group, kind, language).length > 0).map(
    (group) => wordsOf(language).groups[group] ?? group,
  )

/** The sidebar from top to bottom: the headings of its groups with a colon. */
export const sidebarOf = (kind: Kind, language: Language = 'nl'): readonly string[] =>
  SIDEBAR.flatMap((group) => {
    const items = menuItems(group, kind, language)
    const head = wordsOf(language).groups[group]
    return head === undefined || items.length === 0 ? items : [`${head}:`, ...items]
  })
