/** User fees: the list with errors in tiers, and adding, changing and deleting fees. */
import { BASE, expect, test } from './fixture.ts'
import type { Locator } from './locator.ts'
import { action, addFilter, callServer, notification, type ScreenPage } from './page.ts'

const FEES = `${BASE}/user-fee`
const rows = (page: ScreenPage): Locator => page.locator('tbody tr[aria-rowindex]')
const tierChart = (page: ScreenPage): Locator => page.getByRole('list', { name: 'Schijven naar aantal' })

test.beforeEach(async ({ signInAs }) => {
  await signInAs('olivia.osp')
})

test('R053, R223, G133 fees are listed by payer, and gaps and overlaps are marked', async ({ page }) => {
  await page.goto(FEES)
  await expect(rows(page)).toHaveCount(7)
  await addFilter(page, 'Controle', 'Overlapping')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('Antwerp Architects')
  await page.goto(`${FEES}?search=noordzee`)
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).last()).toContainText('onbeperkt')
  await page.goto(`${FEES}?dialog=picture&fee=uf-7006`)
  await expect(tierChart(page)).toContainText('1–14')
  await expect(tierChart(page)).toContainText(/15–20Overlapping/)
  await expect(tierChart(page)).toContainText(/41 en meerGeen bijdrage/)
})

test('R165, G133 a tier cannot end before it starts, or overlap another tier of the same payer', async ({
  page,
}) => {
  await page.goto(`${FEES}/edit?fee=uf-7002`)
  const from = page.getByLabel('Van', { exact: true })
  const to = page.getByLabel(/^Tot en met/)
  await expect(from).toHaveValue('11')
  await to.fill('5')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText(/Tot en met is minstens 11|Tot en met .*11/).first()).toBeVisible()
  await to.fill('60')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Van: deze schijf overlapt met die van 51 tot ∞')).toBeVisible()
  await expect(tierChart(page)).toContainText(/51–60Overlapping/)
  await to.fill('40')
  await expect(tierChart(page)).toContainText(/41–50Geen bijdrage/)
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(notification(page, 'De bijdrage van Noordzee Mobility is opgeslagen.')).toBeVisible()
  await page.goto(`${FEES}?search=noordzee&finding=gap`)
  await expect(rows(page)).toHaveCount(1)
})

test('G397 a fee is added for a partner or company that is searched for', async ({ page }) => {
  await page.goto(FEES)
  await page.getByRole('link', { name: 'Bijdrage toevoegen' }).click()
  await expect(page).toHaveURL(`${FEES}/create`)
  await page.getByRole('button', { name: 'Bijdrage toevoegen' }).click()
  await expect(page.getByText('Wie betaalt is verplicht').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Wie betaalt' }).fill('gent gar')
  await page
    .getByRole('option', { name: /^Gent Garage\b/ })
    .first()
    .click()
  await page.getByLabel('Van', { exact: true }).fill('1')
  await page.getByLabel(/^Tot en met/).fill('20')
  await page.getByRole('textbox', { name: /^Bijdrage/ }).fill('1,5')
  await page.getByRole('button', { name: 'Bijdrage toevoegen' }).click()
  await expect(notification(page, /^.*De bijdrage van Gent Garage.* is toegevoegd\./)).toBeVisible()
  await expect(page).toHaveURL(FEES)
  await page.goto(`${FEES}?search=garage`)
  await expect(rows(page)).toContainText('Geen bijdrage')
})

test('G133 a tier without an upper limit is open, and a fee that someone else changed is not overwritten', async ({
  page,
  allowed,
}) => {
  allowed.push(/409/)
  await page.goto(`${FEES}/edit?fee=uf-7005`)
  await page.getByLabel(/^Tot en met/).fill('')
  await callServer('userFee/update', { ospId: 'uf-7005', feeAmount: 0.2 })
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Bijdrage', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText('0,20')
})

test('R223 a fee is deleted after a warning that this cannot be undone, and an unknown fee is not found', async ({
  page,
}) => {
  await page.goto(`${FEES}?search=bakery`)
  await (await action(page, 'Brugge Bakery', 'Verwijderen')).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('De schijf van 0 tot onbeperkt vervalt.')
  await expect(question).toContainText('Dit kan niet ongedaan worden gemaakt.')
  await question.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(notification(page, 'De bijdrage van Brugge Bakery is verwijderd.')).toBeVisible()
  for (const address of ['edit?fee=uf-7004', 'edit']) {
    await page.goto(`${FEES}/${address}`)
    await expect(page.getByRole('link', { name: /Gebruikersbijdragen/ }).last()).toBeVisible()
    await expect(page.getByLabel('Van', { exact: true })).toHaveCount(0)
  }
  await page.goto(`${FEES}/foo`)
  await expect(page.getByRole('heading', { name: /^404/ })).toBeVisible()
})
