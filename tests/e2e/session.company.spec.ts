/** The company that partner staff work on: in the address, in the selector, in what they may see. */
import { COMPANY } from '../../mocks/seed/names.ts'
import { BASE, expect, test } from '../fixtures.ts'
import { notification } from '../portal.ts'

const HOME = /\/portal\/dashboard(\?|$)/
const users = `${BASE}/manage/app-users`

test.describe('R032, G049 the company in the address', () => {
  test('is the one that partner staff work on; choosing another changes the address, and the other way round', async ({
    page,
    signInAs,
    sandbox,
  }) => {
    const chosen = page.getByRole('combobox', { name: 'Bedrijf', exact: true })
    await signInAs('mats.msp')
    await page.goto(`${users}?corporateAccountOspId=${COMPANY.bakery}`)
    await expect(page).toHaveURL(`${users}/active?corporateAccountOspId=${COMPANY.bakery}`)
    await expect(chosen).toHaveValue('Brugge Bakery')

    await chosen.fill('gent')
    await page.getByRole('option', { name: /Gent Garage/ }).click()
    await expect(page).toHaveURL(`${users}/active?corporateAccountOspId=${COMPANY.postpaid}`)
    await expect(chosen).toHaveValue('Gent Garage')

    await page.goBack()
    await page.goto(`${users}/active?corporateAccountOspId=${COMPANY.bakery}`)
    await expect(chosen).toHaveValue('Brugge Bakery')
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page, 'it goes along').toHaveURL(`${BASE}/dashboard?corporateAccountOspId=${COMPANY.bakery}`)
    await page.reload()
    await expect(chosen).toHaveValue('Brugge Bakery')
    await page.goto(`${BASE}/dashboard`)
    await expect(chosen, 'the tab remembers').toHaveValue('Brugge Bakery')
    // R129: what is loaded with a company came for each choice.
    const asked = (await sandbox.calls('getCorporateAccount')).length
    expect(asked).toBeGreaterThanOrEqual(3)
  })

  test('what is typed while the code of the list is on its way is kept, and so is the focus', async ({
    page,
    signInAs,
  }) => {
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    const asked: string[] = []
    await page.route(/\/list-box-overlay-[^/]*\.js$/, async (route) => {
      asked.push(route.request().url())
      await released
      await route.continue()
    })
    await signInAs('mats.msp')
    await page.goto(`${users}/active?corporateAccountOspId=${COMPANY.bakery}`)
    const chosen = page.getByRole('combobox', { name: 'Bedrijf', exact: true })
    await expect(chosen).toHaveValue('Brugge Bakery')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    expect(asked, 'no cold page needs it').toEqual([])
    await chosen.press('ArrowDown')
    await expect.poll(() => asked.length).toBe(1)
    const searched = page.waitForResponse(/corporateaccount.*search=gent/i)
    await page.keyboard.type('gent')
    await searched
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    release()
    await expect(page.getByRole('option', { name: /Gent Garage/ })).toBeVisible()
    await expect(chosen).toBeFocused()
    await page.keyboard.type('x')
    await expect(chosen, 'the caret stays too').toHaveValue('gexnt')
    await page.keyboard.press('Escape')
    await expect(chosen).toHaveValue('Brugge Bakery')
    await expect(page.getByRole('listbox')).toHaveCount(0)
  })

  test('R031 the menu and the guards follow the choice', async ({ page, signInAs }) => {
    await signInAs('mats.msp')
    await page.goto(`${BASE}/dashboard`)
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
    const budget = menu.getByRole('link', { name: /Bedrijfsbudget/ })
    const chosen = page.getByRole('combobox', { name: 'Bedrijf', exact: true })
    await expect(budget).toHaveAttribute('aria-disabled', 'true')
    // The first choice, out of none, is loaded as well.
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

  test('R128 another choice while the first is still loading counts', async ({ page, signInAs, sandbox }) => {
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
  })

  test('is nothing to a company admin', async ({ page, signInAs, sandbox }) => {
    await signInAs('ulla.users')
    await page.goto(`${users}/active?corporateAccountOspId=${COMPANY.prepaid}`)
    await expect(page.getByRole('heading', { level: 1, name: 'App-gebruikers' })).toBeVisible()
    await expect(page.getByRole('table').getByText('Petra')).toHaveCount(0)
    await expect.poll(async () => (await sandbox.calls('getPartner')).length).toBe(1)
    expect((await sandbox.calls('getCorporateAccount')).map(({ status }) => status)).toEqual([200])
    expect((await sandbox.calls('getUsersByFilter')).map(({ status }) => status)).toEqual([200])
  })

  test('the next user of the tab does not start with it', async ({ page, signInAs, context }) => {
    await signInAs('mats.msp')
    await page.goto(`${BASE}/dashboard?corporateAccountOspId=${COMPANY.bakery}`)
    await expect(page.getByRole('combobox', { name: 'Bedrijf', exact: true })).toHaveValue('Brugge Bakery')
    await page.getByRole('button', { name: /Gebruikersmenu/ }).click()
    await page.getByRole('menuitem', { name: 'Afmelden' }).click()
    await expect(page).toHaveURL(`${BASE}/login`)
    await context.clearCookies({ name: /portal_(refresh_)?token/ })
    await signInAs('miranda.msp')
    await page.goto(`${BASE}/dashboard`)
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(page).toHaveURL(`${BASE}/dashboard`)
    await expect(notification(page, /./)).toHaveCount(0)
  })
})

test('a company that cannot be read leads to the dashboard, not to an endless wait', async ({
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
