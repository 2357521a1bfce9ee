/** The products of a company: who finds them, and how they are searched. */
import { BASE, expect, test } from './fixture.ts'

const PRODUCTS = `${BASE}/company/products`

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
