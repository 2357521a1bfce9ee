/**
 * The states of the pictures: each template, each kind of overlay, and empty, refused and failed states. Compare the
 * pictures before and after a change of the design or of the basic blocks.
 */
import type { Page } from '@playwright/test'
import { GROUP } from '../../mocks/seed/names.ts'
import { sampleAddress } from '../sample-address.ts'
import { BASE } from '../sign-in.ts'
import type { RouteName } from '../../src/routes/routes.ts'

export interface State {
  readonly name: string
  /** If it is missing, nobody is signed in. */
  readonly as?: 'ulla.users' | 'olivia.osp'
  readonly at: string
  /** The user's actions before the picture. */
  readonly before?: (page: Page) => Promise<void>
}

const USER = `${BASE}/manage/app-users/u-1101`
const USERS = `${BASE}/manage/app-users/active`

/** A screen as the admin of a company sees it. */
const admin = (name: RouteName): State => ({ name, as: 'ulla.users', at: sampleAddress(name) })
/** A screen as platform staff see it. */
const staff = (name: RouteName): State => ({ name, as: 'olivia.osp', at: sampleAddress(name) })

export const STATES: readonly State[] = [
  { name: 'sign-in', at: `${BASE}/login` },
  {
    name: 'sign-in-mistakes',
    at: `${BASE}/login`,
    before: (page) => page.getByRole('button', { name: 'Aanmelden', exact: true }).click(),
  },
  { name: 'reset-login', at: sampleAddress('ResetLogin') },
  admin('Dashboard'),
  { ...staff('Dashboard'), name: 'dashboard-platform' },
  admin('MonthEnd'),
  admin('AppUsersActive'),
  { name: 'list-empty', as: 'ulla.users', at: `${USERS}?search=zzzz` },
  {
    name: 'list-selection',
    as: 'ulla.users',
    at: USERS,
    before: async (page) => {
      for (const row of [1, 2]) await page.getByRole('row').nth(row).getByRole('checkbox').check()
    },
  },
  {
    name: 'list-row-menu',
    as: 'ulla.users',
    at: USERS,
    before: (page) => page.getByRole('row').nth(2).getByRole('button').last().click(),
  },
  {
    name: 'command-palette',
    as: 'ulla.users',
    at: USERS,
    before: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('budget')
    },
  },
  {
    name: 'user-menu',
    as: 'ulla.users',
    at: `${BASE}/help`,
    before: (page) => page.getByRole('banner').getByRole('button').last().click(),
  },
  admin('AppUserOverview'),
  admin('AppUserDetail'),
  admin('AppUserBudgets'),
  admin('UserBudgetDetail'),
  {
    name: 'dialog-deactivate-budget',
    as: 'ulla.users',
    at: `${USER}/budgets?dialog=deactivate-budget&budget=b-5101`,
  },
  { name: 'drawer-edit-budget', as: 'ulla.users', at: `${USER}/budgets/b-5101?dialog=edit-budget` },
  admin('AddUserBudget'),
  {
    name: 'calendar',
    as: 'ulla.users',
    at: sampleAddress('AddUserExpense'),
    before: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Kalender voor/ })
        .first()
        .click(),
  },
  admin('AddUserExpense'),
  admin('AppUserExpenseDetail'),
  admin('LeaverGuide'),
  admin('AddAppUser'),
  {
    name: 'form-mistakes',
    as: 'ulla.users',
    at: sampleAddress('AddUserGroup'),
    before: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /opslaan|toevoegen|volgende|aanmaken/i })
        .last()
        .click(),
  },
  admin('AppUsersImport'),
  admin('UserGroupMembers'),
  admin('UserGroupProducts'),
  {
    name: 'dialog-delete-group',
    as: 'ulla.users',
    at: `${BASE}/manage/user-groups?dialog=delete&group=${GROUP.nightShift}`,
  },
  admin('CompanySettingsBudgets'),
  staff('CompanySettingsBranding'),
  admin('Invoices'),
  admin('InvoiceView'),
  admin('AllTransactions'),
  staff('Reporting'),
  staff('PayrollSalaryCodes'),
  staff('CorporateAccounts'),
  staff('PartnerProducts'),
  staff('UploadBank'),
  staff('EditTemplate'),
  staff('ResourceServiceForm'),
  staff('UserFeeForm'),
  staff('AddMessage'),
  { name: 'not-found', as: 'ulla.users', at: `${BASE}/no-such-page` },
]
