/** Saved views of a list: what they contain, where they are stored, and how they are restored. */
import type { ScreenPage } from './page.ts'
import { BASE, expect, test } from './fixture.ts'
import { copied, notification } from './page.ts'
const dialog = (page: ScreenPage, name: string) => page.getByRole('dialog', { name })
const item = (page: ScreenPage, name: string) => page.getByRole('menuitem', { name })
const view = (page: ScreenPage, name: string) => page.getByRole('menuitemradio', { name })

async function openViews(page: ScreenPage): Promise<void> {
  await page.getByRole('button', { name: 'Opgeslagen weergaven' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
}

async function saveAs(page: ScreenPage, name: string): Promise<void> {
  await openViews(page)
  await item(page, 'Deze weergave opslaan…').click()
  await dialog(page, 'Deze weergave opslaan').getByRole('textbox', { name: 'Naam' }).fill(name)
  await dialog(page, 'Deze weergave opslaan').getByRole('button', { name: 'Opslaan' }).click()
  await expect(notification(page, `De weergave “${name}” is opgeslagen.`)).toBeVisible()
}

test('each list has its own views, and partner staff copy links for the selected company', async ({
  page,
  signInAs,
}) => {
  await signInAs('mats.msp')
  await page.goto(`${BASE}/manage/app-users/active?corporateAccountOspId=ca-2001&blocked=no`)
  await saveAs(page, 'Vrij')
  await openViews(page)
  await item(page, 'Weergaven beheren…').click()
  await page.getByRole('button', { name: 'De link van “Vrij” kopiëren' }).click()
  await expect(notification(page, 'De link van “Vrij” is gekopieerd.')).toBeVisible()
  expect(await copied()).toMatch(/\?corporateAccountOspId=ca-2001&blocked=no$/)
  await page.goto(`${BASE}/manage/admins?corporateAccountOspId=ca-2001`)
  await openViews(page)
  await expect(page.getByRole('menuitemradio')).toHaveCount(0)
})

for (const { login, address, view: name, query } of [
  {
    login: 'petra.prepaid',
    address: `${BASE}/finance/company-budget`,
    view: 'Kleinste eerst, per 50',
    query: 'size=50&sort=amountVatIncl',
  },
])
  test(`a view of a list without filters keeps the sort order and page size: ${address}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(login)
    await page.goto(`${address}${address.includes('?') ? '&' : '?'}${query}`)
    await saveAs(page, name)
    await page.goto(address)
    await openViews(page)
    await view(page, name).click()
    await expect(page).toHaveURL(new RegExp(`[?&]${query}$`))
  })
