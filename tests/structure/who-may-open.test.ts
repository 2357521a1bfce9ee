/**
 * Each screen with each kind of persona: the verdict of the screen's guards for the users that the sandbox signs in.
 * That a verdict shows the page, the 404 page or the dashboard is tested in the browser, in
 * `session.guards.spec.ts`.
 */
import { beforeAll, expect, test } from 'vitest'
import { COMPANY } from '../../mocks/seed/names.ts'
import { createTester } from '../../mocks/testing.ts'
import type { Route } from '../../src/routes/route.ts'
import { routes } from '../../src/routes/routes.ts'
import { decide, type Verdict, type Viewer } from '../../src/session/access.ts'

/** The login, and for partner staff the chosen company, if any. */
const PERSONAS_BY_KIND = {
  'platform staff': ['olivia.osp'],
  'partner staff': ['mats.msp', COMPANY.bakery],
  'partner staff without a company': ['mats.msp'],
  'user manager': ['ulla.users', COMPANY.bakery],
  'user manager, postpaid': ['paul.postpaid', COMPANY.postpaid],
  'user and reporting manager': ['emma.empty', COMPANY.empty],
  'invoice manager': ['ivo.invoices', COMPANY.bakery],
  'reporting manager': ['rita.reports', COMPANY.bakery],
  'communication manager': ['carl.communication', COMPANY.bakery],
  contact: ['connie.contact', COMPANY.bakery],
} as const satisfies Readonly<Record<string, readonly [login: string, company?: string]>>
type Who = keyof typeof PERSONAS_BY_KIND

const MANAGERS: readonly Who[] = [
  'partner staff',
  'user manager',
  'user manager, postpaid',
  'user and reporting manager',
]
const OF_PREPAID: readonly Who[] = [
  'partner staff',
  'user manager',
  'user and reporting manager',
  'invoice manager',
  'reporting manager',
  'communication manager',
  'contact',
]

interface Screens {
  readonly rules: string
  /** R069: platform staff may open every screen. */
  readonly may: readonly Who[]
  /** Personas with the right to open it, but not with such a company. */
  readonly dashboard?: readonly Who[]
  readonly names: string
}

/** For personas that are not named the screen is "not found" (R026, R027, R029). */
const SCREENS: readonly Screens[] = [
  {
    rules: 'R024, G043',
    may: Object.keys(PERSONAS_BY_KIND) as Who[],
    names: 'RootLayout Dashboard Help ChangePassword',
  },
  {
    rules: 'R027, R044, R076',
    may: ['partner staff', 'partner staff without a company'],
    names: 'CorporateAccounts',
  },
  {
    rules: 'R026, R028, R071, G043',
    may: MANAGERS,
    dashboard: ['partner staff without a company'],
    names: `ManageAppUsers AppUsersActive AppUsersInactive AppUsersImport ImportUsers AddAppUser LeaverGuide
      AppUserExpenseDetail ManageAdmins AddAdmin AddInvoicingContact AddHrContact AddBudgetContact ContactUserView
      AdminUserView AdminUserViewDetails AdminUserViewRoles UserGroups AddUserGroup UserGroupView UserGroupMembers
      UserGroupProducts UserGroupDetails UserGroupTripRegistration UserGroupHomeworkRegistration CompanyProducts
      CompanyProductsList CompanyHomeworkRegistration CompanyTripRegistration`,
  },
  {
    rules: "R028, R029, G040: another's",
    may: MANAGERS,
    dashboard: ['partner staff without a company'],
    names: `AppUserDetailView AppUserBudgets AddUserBudget AddUserBudgetAmount UserBudgetDetail AppUserExpenses
      AddUserExpense EditRecurringExpense AppUserTripConfiguration AppUserTripRegistrations AppUserGroupsRoles
      AppUserDetail AppUserIdentificationFields AppUserRoles`,
  },
  { rules: 'R041', may: [], names: 'AppUserParkingHistory' },
  {
    rules: 'R028, R031, R038, R080',
    may: OF_PREPAID,
    dashboard: ['partner staff without a company', 'user manager, postpaid'],
    names: 'CompanyBudget',
  },
  {
    rules: 'R026, R072',
    may: [
      'partner staff',
      'partner staff without a company',
      'user and reporting manager',
      'reporting manager',
    ],
    names: 'Reporting',
  },
]

const table = (routes as readonly Route[]).filter(({ audience }) => audience === 'signed-in')
const namesOf = ({ names }: Screens): readonly string[] => names.split(/\s+/)
const viewers = new Map<Who, Viewer>()

beforeAll(async () => {
  const staff = await createTester().as('olivia.osp')
  for (const [who, [login, company]] of Object.entries(PERSONAS_BY_KIND)) {
    const { good: user } = await (await staff.as(login)).call('getUser', { body: {} })
    viewers.set(who as Who, {
      user,
      accountOspId: company,
      account: company === undefined ? undefined : await accountOf(company),
    })
  }

  async function accountOf(ospId: string): Promise<Viewer['account']> {
    const { data } = (await staff.call('getCorporateAccount', { body: { ospId } })).good
    const partner = (await staff.call('getPartner', { body: { ospId: data.partner.ospId } })).good
    return { paymentType: data.paymentType, partnerType: partner.data.partnerType }
  }
})

test('each screen for signed-in users is listed here once', () => {
  expect(SCREENS.flatMap(namesOf).toSorted()).toEqual(table.map(({ name }) => name).toSorted())
})

for (const screens of SCREENS)
  test.each(Object.keys(PERSONAS_BY_KIND) as Who[])(
    `${screens.rules}: the screens that %s may open`,
    (who) => {
      const viewer = viewers.get(who)
      if (!viewer) throw new Error(`${who} did not sign in`)
      const expected: Verdict =
        who === 'platform staff' || screens.may.includes(who)
          ? 'pass'
          : screens.dashboard?.includes(who)
            ? 'dashboard'
            : 'not-found'
      const shown = table.filter(({ name }) => namesOf(screens).includes(name))
      const verdicts = shown.map(({ name, guards }) => [
        name,
        decide(guards, viewer, { userOspId: 'u-1101' }),
      ])
      expect(Object.fromEntries(verdicts)).toEqual(
        Object.fromEntries(namesOf(screens).map((name) => [name, expected])),
      )
    },
  )
