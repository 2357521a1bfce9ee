/** The company that partner staff work on: in the address, in the selector, and in what they may see. */
import { COMPANY } from '../../mocks/seed/names.ts'
import { store } from '@/base/store.ts'
import { clearTokens } from '@/base/tokens.ts'
import { accountOspIdAtom } from '@/session/state.ts'
import { BASE, expect, test } from './fixture.ts'
import { notification } from './page.ts'
import { isAll, turn } from '../level.ts'

const HOME = /\/portal\/dashboard(\?|$)/
const users = `${BASE}/manage/app-users`

test.describe('R032, G049 the company in the URL', () => {
  test.runIf(isAll)('R031 determines the menu and the guards', async ({ page, signInAs }) => {
    await signInAs('mats.msp')
    await page.goto(`${BASE}/dashboard`)
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
    const budget = menu.getByRole('link', { name: /Bedrijfsbudget/ })
    const chosen = page.getByRole('combobox', { name: 'Bedrijf', exact: true })
    await expect(budget).toHaveAttribute('aria-disabled', 'true')
    // The first choice, made when no company was selected, is loaded as well.
    await chosen.fill('brugge')
    await page.getByRole('option', { name: /Brugge Bakery/ }).click()
    await expect(budget).toHaveAttribute('href', /company-budget/)
    await budget.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bedrijfsbudget' })).toBeVisible()
    await chosen.fill('gent')
    await page.getByRole('option', { name: /Gent Garage/ }).click()
    await expect(page).toHaveURL(HOME)
    await expect(budget).toHaveCount(0)
  })

  test.runIf(isAll)(
    'R128 can be changed while the first choice is still loading',
    async ({ page, signInAs, sandbox }) => {
      await sandbox.faults.set({ operationId: 'getCorporateAccount', kind: 'latency', ms: 3000, times: 1 })
      await signInAs('mats.msp')
      await page.goto(`${BASE}/dashboard?corporateAccountOspId=${COMPANY.bakery}`)
      const chosen = page.getByRole('combobox', { name: 'Bedrijf', exact: true })
      await expect.poll(async () => (await sandbox.calls('findAllUserGroups')).length).toBe(1)
      await chosen.fill('gent')
      await page.getByRole('option', { name: /Gent Garage/ }).click()
      await expect(chosen).toHaveValue('Gent Garage')
      await expect.poll(async () => (await sandbox.calls('getCorporateAccount')).length).toBe(2)
      const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
      await expect(menu.getByRole('link', { name: 'App-gebruikers' })).toHaveAttribute('href', /app-users/)
      await expect(menu.getByRole('link', { name: /Bedrijfsbudget/ })).toHaveCount(0)
      await expect(chosen).toHaveValue('Gent Garage')
    },
  )

  test('R274 is applied after 700 ms, while the choice is shown immediately', async ({ page, signInAs }) => {
    await signInAs('mats.msp')
    await page.goto(`${BASE}/dashboard?corporateAccountOspId=${COMPANY.bakery}`)
    const chosen = page.getByRole('combobox', { name: 'Bedrijf', exact: true })
    await expect(chosen).toHaveValue('Brugge Bakery')
    const times = { clicked: 0, selected: 0 }
    const noteClick = (): void => void (times.clicked = performance.now())
    const stop = store.sub(accountOspIdAtom, () => (times.selected = performance.now()))
    await chosen.click()
    document.addEventListener('click', noteClick, { once: true, capture: true })
    await page.getByRole('option', { name: 'Gent Garage' }).click()
    await expect(chosen).toHaveValue('Gent Garage')
    await expect(page).toHaveURL(new RegExp(`corporateAccountOspId=${COMPANY.postpaid}`))
    stop()
    // A timer may be a fraction of a millisecond early.
    expect(times.selected - times.clicked).toBeGreaterThan(699)
    await expect(chosen).toHaveValue('Gent Garage')
  })

  test.runIf(isAll)(
    'is chosen with two clicks from up to ten companies, with the previous one first',
    async ({ page, signInAs, sandbox }) => {
      await signInAs('mats.msp')
      await page.goto(`${BASE}/dashboard?corporateAccountOspId=${COMPANY.bakery}`)
      const chosen = page.getByRole('combobox', { name: 'Bedrijf', exact: true })
      await expect(chosen).toHaveValue('Brugge Bakery')
      await chosen.click()
      await page.getByRole('option', { name: 'Gent Garage' }).click()
      await expect(page).toHaveURL(new RegExp(`corporateAccountOspId=${COMPANY.postpaid}`))
      await expect(chosen).toHaveValue('Gent Garage')
      await chosen.click()
      await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
        'Gent Garage',
        'Brugge Bakery',
        'Empty Office',
        'Geen bedrijf',
      ])
      expect(await sandbox.calls('findCorporateAccountsByAny'), 'R149 nothing was searched').toEqual([])
    },
  )

  test.runIf(isAll)(
    'is changed only after a question if typed values would be lost',
    async ({ page, signInAs }) => {
      await signInAs('mats.msp')
      await page.goto(`${BASE}/company/settings/details?corporateAccountOspId=${COMPANY.bakery}`)
      const name = page.getByLabel(/^Officiële naam/)
      await name.fill('Brugge Bakery BV')
      const chosen = page.getByRole('combobox', { name: 'Bedrijf', exact: true })
      const chooseOther = async (): Promise<void> => {
        await chosen.click()
        await page.getByRole('option', { name: 'Gent Garage' }).click()
      }
      await chooseOther()
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: 'Hier blijven' }).click()
      await expect(chosen).toHaveValue('Brugge Bakery')
      await expect(name).toHaveValue('Brugge Bakery BV')
      await chooseOther()
      await question.getByRole('button', { name: 'Verlaten zonder opslaan' }).click()
      await expect(chosen).toHaveValue('Gent Garage')
      await expect(name).not.toHaveValue('Brugge Bakery BV')
    },
  )

  test('is ignored for a company admin', async ({ page, signInAs, sandbox }) => {
    await signInAs('ulla.users')
    await page.goto(`${users}/active?corporateAccountOspId=${COMPANY.prepaid}`)
    await expect(page.getByRole('heading', { level: 1, name: 'App-gebruikers' })).toBeVisible()
    await expect(page.getByRole('table').getByText('Petra')).toHaveCount(0)
    await expect.poll(async () => (await sandbox.calls('getPartner')).length).toBe(1)
    expect((await sandbox.calls('getCorporateAccount')).map(({ status }) => status)).toEqual([200])
    await expect
      .poll(async () => (await sandbox.calls('getUsersByFilter')).map(({ status }) => status))
      .toEqual([200])
  })

  test('is not kept for the next user of the tab', async ({ page, signInAs }) => {
    await signInAs('mats.msp')
    await page.goto(`${BASE}/dashboard?corporateAccountOspId=${COMPANY.bakery}`)
    await expect(page.getByRole('combobox', { name: 'Bedrijf', exact: true })).toHaveValue('Brugge Bakery')
    await page.getByRole('button', { name: /Gebruikersmenu/ }).click()
    await page.getByRole('menuitem', { name: 'Afmelden' }).click()
    await expect(page).toHaveURL(`${BASE}/login`)
    clearTokens()
    await signInAs('miranda.msp')
    await page.goto(`${BASE}/dashboard`)
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(page).toHaveURL(`${BASE}/dashboard`)
    await expect(notification(page, /./)).toHaveCount(0)
  })
})

test('a company that cannot be loaded leads to the dashboard, not to an endless wait', async ({
  page,
  signInAs,
  sandbox,
}) => {
  await sandbox.faults.set({ operationId: 'getCorporateAccount', kind: 'status-500' })
  await signInAs('ulla.users')
  await page.goto(`${BASE}/finance/company-budget`)
  await expect(page).toHaveURL(HOME)
  await expect(notification(page, 'Er ging iets mis op de server.')).toBeVisible()
})

test('R128 the portal has the branding of the selected company', async ({ page, signInAs, sandbox }) => {
  await signInAs('mats.msp')
  await page.goto(`${BASE}/help?corporateAccountOspId=${COMPANY.bakery}`)
  await expect(page.getByRole('combobox', { name: 'Bedrijf', exact: true })).toHaveValue('Brugge Bakery')
  expect(await sandbox.calls('getPortalBranding')).toHaveLength(1)
  const brand = () => document.documentElement.style.getPropertyValue('--brand-light-solid')
  store.set(accountOspIdAtom, COMPANY.postpaid)
  await expect.poll(brand).toBe('#ffe45c')
  await expect.poll(async () => (await sandbox.calls('getPortalBranding')).length).toBe(2)
  await expect.poll(async () => (await sandbox.calls('getPortalLogo')).length).toBe(2)
})

for (const [what, path] of turn(
  [
    ['a user', '/manage/app-users/u-1101/detail'],
    ['a group', '/manage/user-groups/g-4002/members'],
  ] as const,
  0,
  isAll,
))
  test(`${what} of one company is not shown under another`, async ({ page, signInAs }) => {
    await signInAs('mats.msp')
    await page.goto(`${BASE}${path}?corporateAccountOspId=${COMPANY.bakery}`)
    const missing = page.getByRole('heading', { name: 'Niet gevonden' })
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expect(missing).toHaveCount(0)
    const chosen = page.getByRole('combobox', { name: 'Bedrijf', exact: true })
    await chosen.fill('gent')
    await page.getByRole('option', { name: /Gent Garage/ }).click()
    await expect(missing).toBeVisible()
  })
