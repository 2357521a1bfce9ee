/** The products of a company, and beside them what all its people get for trips and work at home. */
import type { Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'
import { notification } from '../portal.ts'

const PRODUCTS = `${BASE}/company/products`
const form = (page: Page, name: string) => page.getByRole('form', { name })
const save = (page: Page, name: string) => form(page, name).getByRole('button', { name: 'Opslaan' }).click()

test('R020, R071 the menu leads to the products of the company, which can be searched', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(`${BASE}/dashboard`)
  await page.getByRole('link', { name: 'Producten' }).click()
  await expect(page).toHaveURL(`${PRODUCTS}/list`)
  const rows = page.locator('tbody tr[aria-rowindex]')
  await expect(rows.first()).toContainText(/Actief|Inactief/)
  await page.getByRole('searchbox').fill('zzz')
  await expect(page.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible()
})

test('R154, R190, R191 trips of the whole company: what is switched on is open to its groups', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(`${PRODUCTS}/trip-registration`)
  await form(page, 'Zakelijke verplaatsingen').getByRole('switch', { name: 'bedrijfswagen' }).check()
  await save(page, 'Zakelijke verplaatsingen')
  await expect(notification(page, 'De instellingen zijn opgeslagen.')).toBeVisible()
  await form(page, 'Afstanden').getByRole('switch').uncheck()
  await save(page, 'Afstanden')
  await page.goto(`${BASE}/manage/user-groups/g-4002/trip-registration`)
  await expect(
    form(page, 'Zakelijke verplaatsingen').getByRole('switch', { name: 'bedrijfswagen' }),
  ).toBeEnabled()
  await page.goto(`${BASE}/manage/app-users/u-1101/trip-configuration`)
  await expect(form(page, 'Afstand woon-werk')).toContainText('Mag zelf instellenNee')
})

test('R194 work at home of the whole company', async ({ page, signInAs }) => {
  await signInAs('ulla.users')
  await page.goto(`${PRODUCTS}/homework-registration`)
  await expect(page.getByText('Hier is nog niets ingesteld')).toHaveCount(0)
  await page.getByLabel('Dagvergoeding').fill('3')
  await save(page, 'Thuiswerk')
  await page.reload()
  await expect(page.getByLabel('Dagvergoeding')).toHaveValue('3,00')
})

test('R043 who does not manage users finds no products', async ({ page, signInAs }) => {
  await signInAs('ivo.invoices')
  await page.goto(`${PRODUCTS}/list`)
  await expect(page).toHaveURL(`${BASE}/404`)
})

test('R028, R069 an ospadmin chooses a company first', async ({ page, signInAs }) => {
  await signInAs('olivia.osp', { language: 'nl' })
  await page.goto(`${PRODUCTS}/list`)
  await expect(page.getByRole('heading', { name: 'Kies eerst een bedrijf' })).toBeVisible()
})
