/** Who may open which screen, by its address. Signing in, the root and unknown addresses are in `session.spec.ts`. */
import { onTestFinished } from 'vitest'
import { store } from '@/base/store.ts'
import { notificationsAtom } from '@/ui/feedback/notifications-store.ts'
import type { ScreenPage } from './page.ts'
import { COMPANY } from '../../mocks/seed/names.ts'
import { BASE, expect, test } from './fixture.ts'
import { notification, signInOnPage } from './page.ts'
import { setToday } from './today.ts'
import { isAll } from '../level.ts'

const LIST = '/manage/app-users/active'
const BUDGET = '/finance/company-budget'
const detail = (ospId: string): string => `/manage/app-users/${ospId}/detail`
const of = (company: keyof typeof COMPANY): string => `corporateAccountOspId=${COMPANY[company]}`

const heading = (page: ScreenPage) => page.getByRole('heading', { level: 1 })
const notFound = (page: ScreenPage) => page.getByRole('heading', { level: 1, name: /^404/ })

/** The login, the address, and the result: the title of the screen, 404, or 'dashboard'. */
type Case = readonly [rules: string, login: string, address: string, end: string | 404]

const CASES: readonly Case[] = [
  // A role is required.
  ['R026, R071', 'ulla.users', LIST, 'App-gebruikers'],
  ['R026, R071', 'ivo.invoices', LIST, 404],
  ['R026, R071', 'rita.reports', '/manage/app-users/inactive', 404],
  ['R026, R071', 'carl.communication', '/manage/app-users?search=a', 404],
  ['R026, R074', 'connie.contact', LIST, 404],
  ['R026, R072', 'rita.reports', '/reporting', 'Rapports'],
  ['R026, R072', 'carl.communication', '/reporting', 404],
  ['R026, G034', 'una.unknown', '/reporting', 404],
  // Partner staff only.
  ['R027, R044, R076', 'mats.msp', '/corporate-accounts', 'Bedrijven'],
  ['R027, R044', 'rita.reports', '/corporate-accounts', 404],
  ['R027, R044', 'connie.contact', '/corporate-accounts', 404],
  // A selected corporate account.
  ['R028', 'mats.msp', LIST, 'dashboard'],
  ['R028', 'mats.msp', detail('u-1101'), 'dashboard'],
  ['R028', 'mats.msp', BUDGET, 'dashboard'],
  ['R028', 'mats.msp', `${LIST}?${of('bakery')}`, 'App-gebruikers'],
  ['R028, R002', 'ulla.users', `${LIST}?${of('prepaid')}`, 'App-gebruikers'],
  // The same user, or an admin.
  ['R029, G040', 'rita.reports', detail('u-1005'), 'Rita Reports'],
  ['R029, G040', 'rita.reports', detail('u-1001'), 404],
  ['R029, G040', 'ivo.invoices', '/manage/app-users/u-1101', 404],
  ['R029, G040', 'ulla.users', detail('u-1101'), 'Jonas Peeters'],
  // The company budget is visible to the user.
  ['R031, R080', 'petra.prepaid', BUDGET, 'Bedrijfsbudget'],
  ['R031, R080', 'arthur.artemis', BUDGET, 'Bedrijfsbudget'],
  ['R031, R080', 'paul.postpaid', BUDGET, 'dashboard'],
  ['R031, G039', 'una.unknown', BUDGET, 'dashboard'],
  ['R031', 'mats.msp', `${BUDGET}?${of('postpaid')}`, 'dashboard'],
  ['R031', 'mats.msp', `${BUDGET}?${of('bakery')}`, 'Bedrijfsbudget'],
  ['R031, G457', 'connie.contact', BUDGET, 404],
  // Transactions, however the company pays.
  ['G457', 'paul.postpaid', '/finance/all-transactions', 'Alle transacties'],
  ['G457', 'mats.msp', `/finance/all-transactions?${of('postpaid')}`, 'Alle transacties'],
  ['G457', 'mats.msp', '/finance/all-transactions', 'dashboard'],
  ['G457', 'connie.contact', '/finance/all-transactions', 404],
  ['G457', 'connie.contact', '/finance/transaction-details/e-7020', 404],
  // Platform staff pass all guards, without a selected company.
  ['R069', 'olivia.osp', LIST, 'App-gebruikers'],
  ['R069', 'olivia.osp', detail('u-1101'), 'Jonas Peeters'],
  ['R069', 'olivia.osp', BUDGET, 'Bedrijfsbudget'],
  ['R069', 'olivia.osp', '/corporate-accounts', 'Bedrijven'],
  ['R069', 'olivia.osp', '/reporting', 'Rapporten'],
]

for (const [rules, login, address, end] of CASES)
  test(`${rules} ${login} opens ${address}: ${end}`, async ({ page, signInAs, sandbox }) => {
    await signInAs(login)
    await page.goto(BASE + address)
    if (end === 404) {
      await expect(page).toHaveURL(`${BASE}/404`)
      await expect(notFound(page)).toBeVisible()
      await expect(page.getByText(`${location.origin}${BASE}${address}`, { exact: true })).toBeVisible()
      expect(await sandbox.calls('getUsersByFilter'), 'nothing is asked that may not be seen').toEqual([])
    } else if (end === 'dashboard') {
      await expect(page).toHaveURL(new RegExp(`${BASE}/dashboard`))
      await expect(heading(page)).toContainText('Dashboard')
    } else {
      await expect(heading(page)).toHaveText(end)
      expect(new URL(page.url()).pathname).toBe(BASE + address.replace(/\?.*/, ''))
    }
    await expect(notification(page, /./)).toHaveCount(0)
  })

test('R033, R026 a deep link without the rights leads to the 404 page after signing in, which shows the link', async ({
  page,
}) => {
  await page.goto(`${BASE}/reporting?type=A`)
  await expect(page).toHaveURL(`${BASE}/login`)
  await signInOnPage(page, 'ulla.users')
  await expect(notFound(page)).toBeVisible()
  await expect(page.getByText(`${location.origin}${BASE}/reporting?type=A`)).toBeVisible()
})

test('R033 a link to a dialog opens it after signing in, even if the session ended long ago', async ({
  page,
  signInAs,
  sandbox,
}) => {
  await signInAs('mats.msp')
  const later = new Date(Date.now() + 60 * 24 * 60 * 60_000).toISOString()
  await setToday(sandbox, later)
  await page.goto(`${BASE}/corporate-accounts/${COMPANY.bakery}?dialog=deactivate`)
  await expect(page).toHaveURL(`${BASE}/login`)
  await signInOnPage(page, 'mats.msp')
  await expect(page.getByRole('alertdialog')).toContainText('Brugge Bakery')
})

test('R028, R033 a deep link without a company leads to the dashboard after signing in, where one is chosen', async ({
  page,
}) => {
  await page.goto(BASE + LIST)
  await signInOnPage(page, 'mats.msp')
  await expect(page).toHaveURL(`${BASE}/dashboard`)
  await expect(page.getByRole('combobox', { name: 'Bedrijf', exact: true })).toBeVisible()
})

for (const [what, query] of [
  ['of another partner', of('prepaid')],
  ['that does not exist', 'corporateAccountOspId=ca-0'],
] as const)
  test(`R025, R032 a company ${what} leads to the 404 page, and is not selected`, async ({
    page,
    signInAs,
  }) => {
    const shown: (string | undefined)[] = []
    onTestFinished(
      store.sub(notificationsAtom, () => shown.push(...store.get(notificationsAtom).map(({ text }) => text))),
    )
    await signInAs('mats.msp')
    await page.goto(`${BASE}${LIST}?${query}`)
    await expect(heading(page)).toHaveText('404: Pagina niet gevonden')
    await expect(page).toHaveURL(`${BASE}/404`)
    await expect(page.getByText(query)).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Bedrijf', exact: true })).toHaveValue('')
    expect(shown, 'no notice, not even a short one').toEqual([])
  })

for (const [what, ospId] of [
  ['that does not exist', 'u-0'],
  ['of another company', 'u-1301'],
] as const)
  test(`a deep link of partner staff to a user ${what} shows a message, with a way to continue`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('mats.msp')
    await page.goto(`${BASE}${detail(ospId)}?${of('bakery')}`)
    await expect(page.getByRole('heading', { name: 'Niet gevonden' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Naar App-gebruikers' })).toBeVisible()
  })

test('R025, R028 an impossible id leads to the 404 page without a request to the server', async ({
  page,
  signInAs,
  sandbox,
}) => {
  await signInAs('mats.msp')
  await page.goto(`${BASE}${detail('%3Cscript%3E')}?${of('bakery')}`)
  await expect(notFound(page)).toBeVisible()
  sessionStorage.clear()
  await page.goto(`${BASE}${LIST}?corporateAccountOspId=%3Cscript%3E`)
  await expect(heading(page)).toContainText('Dashboard')
  await expect(notification(page, /./)).toHaveCount(0)
  expect((await sandbox.calls()).filter(({ status }) => status === 400)).toEqual([])
})

test.runIf(isAll)(
  'R028 clearing the company on a screen that needs one leads to the dashboard',
  async ({ page, signInAs }) => {
    await signInAs('mats.msp')
    await page.goto(`${BASE}${LIST}?${of('bakery')}`)
    await expect(heading(page)).toHaveText('App-gebruikers')
    await page.getByRole('combobox', { name: 'Bedrijf', exact: true }).click()
    await page.getByRole('option', { name: 'Geen bedrijf' }).click()
    await expect(page).toHaveURL(`${BASE}/dashboard`)
    await expect(heading(page)).toContainText('Dashboard')
  },
)
