/** The company that partner staff work on: in the address, in the selector, and in what they may see. */
import { COMPANY } from '../../mocks/seed/names.ts'
import { BASE, expect, test } from '../fixtures.ts'
import { inAll } from '../level.ts'

const users = `${BASE}/manage/app-users`

test.describe('R032, G049 the company in the URL', () => {
  test(
    'is the selected company of partner staff, and changes when they choose another',
    inAll,
    async ({ page, signInAs, sandbox }) => {
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
      await expect(page, 'it goes along').toHaveURL(
        `${BASE}/dashboard?corporateAccountOspId=${COMPANY.bakery}`,
      )
      await page.reload()
      await expect(chosen).toHaveValue('Brugge Bakery')
      await page.goto(`${BASE}/dashboard`)
      await expect(chosen, 'the tab remembers').toHaveValue('Brugge Bakery')
      // R129: the data of a company is loaded each time it is chosen.
      const readCount = (await sandbox.calls('getCorporateAccount')).length
      expect(readCount).toBeGreaterThanOrEqual(3)
    },
  )

  test('can be changed by typing while the code of the list is still loading, without losing text or focus', async ({
    page,
    signInAs,
  }) => {
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    const addresses: string[] = []
    await page.route(/\/list-box-overlay-[^/]*\.js$/, async (route) => {
      addresses.push(route.request().url())
      await released
      await route.continue()
    })
    await signInAs('mats.msp')
    await page.goto(`${users}/active?corporateAccountOspId=${COMPANY.bakery}`)
    const chosen = page.getByRole('combobox', { name: 'Bedrijf', exact: true })
    await expect(chosen).toHaveValue('Brugge Bakery')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    expect(addresses, 'no cold page needs it').toEqual([])
    await chosen.press('ArrowDown')
    await expect.poll(() => addresses.length).toBe(1)
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
})
