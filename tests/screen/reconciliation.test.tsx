/**
 * Booking problems: the expected and the requested amount, the links to booking, user and company, and the override.
 */
import { BASE, expect, test } from './fixture.ts'
import { action, addFilter, callServer, notification, row, type ScreenPage } from './page.ts'

const LIST = `${BASE}/reconciliation`
const RAIL = `${LIST}?booking=RAIL26100002`
const NAME = 'RAIL26100002'
const dialog = (page: ScreenPage) => page.getByRole('dialog')
const submit = (page: ScreenPage) => dialog(page).getByRole('button', { name: 'Bedrag laten staan' })

test.beforeEach(async ({ signInAs }) => {
  await signInAs('olivia.osp')
})

test('R050 reconciliation is for platform staff', async ({ page, signInAs }) => {
  await signInAs('mats.msp')
  await page.goto(LIST)
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina niet gevonden' })).toBeVisible()
})

test('R220 G374 a problem shows its booking, provider, both amounts, difference, currency, status and last update', async ({
  page,
}) => {
  await page.goto(RAIL)
  for (const head of [
    'Boeking',
    'Aanbieder',
    'Gebruiker',
    'Verwacht',
    'Werkelijk',
    'Verschil',
    'Munt',
    'Status',
    'Gewijzigd',
  ])
    await expect(page.getByRole('columnheader', { name: head })).toBeVisible()
  const problem = row(page, NAME)
  for (const text of ['Old Rail', 'Jonas Peeters', '14,80', '18,40', '+3,60', 'Open', '05/10/2026'])
    await expect(problem).toContainText(text)
  await expect(problem.getByRole('link', { name: NAME })).toHaveAttribute(
    'href',
    /finance\/transaction-details\/e-7021/,
  )
  await expect(problem.getByRole('link', { name: 'Jonas Peeters' })).toHaveAttribute('href', /u-1101/)
})

test('G374 the details of a problem link to the booking, the user and the company', async ({ page }) => {
  await page.goto(RAIL)
  await (await action(page, NAME, 'Details bekijken')).click()
  for (const [name, address] of [
    [/02\/10\/2026/, /transaction-details\/e-7021/],
    ['Jonas Peeters', /u-1101/],
    ['Brugge Bakery', /corporate-accounts\/ca-2001/],
  ] as const)
    await expect(dialog(page).getByRole('link', { name })).toHaveAttribute('href', address)
  await dialog(page).getByRole('button', { name: 'Sluiten' }).last().click()
})

test('R172 G168 a booking id filters only if it has exactly 12 characters', async ({ page, sandbox }) => {
  await page.goto(LIST)
  const readCount = async () => (await sandbox.calls('getReconciliationProblems')).length
  await expect.poll(readCount).toBe(1)
  const field = page.getByLabel('Boekingsnummer', { exact: true })
  await field.fill('RAIL2610000')
  await field.blur()
  await expect(page.getByText('Precies 12 letters en cijfers')).toBeVisible()
  expect(await readCount()).toBe(1)
  await field.fill('rail26100002')
  await expect(page.getByText('Precies 12 letters en cijfers')).toHaveCount(0)
  await expect(page).toHaveURL(/booking=RAIL26100002/)
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('problems are filtered by status and provider, and found by person and company', async ({ page }) => {
  await page.goto(`${LIST}?search=peeters`)
  await expect(row(page, NAME)).toBeVisible()
  await addFilter(page, 'Status', 'Handmatig opgelost')
  await expect(page).toHaveURL(/status=MANUALLY_OVERRIDDEN/)
  await expect(row(page, 'BIKE26100002')).toBeVisible()
  await expect(row(page, NAME)).toHaveCount(0)
  await page.goto(LIST)
  await addFilter(page, 'Aanbieder', 'Old Rail')
  await expect(page).toHaveURL(/mrp=p-3004/)
})

test('R012 R117 G120 G375 a problem is overridden after a question, and keeps the reason', async ({
  page,
}) => {
  await page.goto(RAIL)
  await (await action(page, NAME, 'Handmatig oplossen')).click()
  await submit(page).click()
  await expect(dialog(page).getByText('Reden is verplicht')).toBeVisible()
  await dialog(page).getByLabel('Reden').fill('Nagevraagd bij de vervoerder')
  await submit(page).click()
  await expect(notification(page, 'Het verschil van RAIL26100002 is opgelost.')).toBeVisible()
  await expect(row(page, NAME)).toContainText('Handmatig opgelost')
  await (await action(page, NAME, 'Details bekijken')).click()
  await expect(dialog(page)).toContainText('Nagevraagd bij de vervoerder')
  await expect(dialog(page)).toContainText('Olivia Osp')
})

test('R117 a problem that was solved in the meantime is refused with a message, and typed values are kept', async ({
  page,
  allowed,
}) => {
  allowed.push(/409/)
  await page.goto(RAIL)
  await (await action(page, NAME, 'Handmatig oplossen')).click()
  await dialog(page).getByLabel('Reden').fill('Te laat')
  await callServer('reconciliation/manual/override', {
    bookingId: NAME,
    mrpOspId: 'p-3004',
    reason: 'Eerst',
  })
  await submit(page).click()
  await expect(dialog(page).getByText('Dit verschil is al handmatig opgelost.')).toBeVisible()
  await expect(dialog(page).getByLabel('Reden')).toHaveValue('Te laat')
})

test('R012 several open problems are overridden with one reason, and those that someone else handled first are shown', async ({
  page,
  allowed,
}) => {
  allowed.push(/409/)
  await page.goto(`${LIST}?mrp=p-3004&size=50`)
  await expect(row(page, NAME)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Alle rijen op deze pagina selecteren' }).check()
  await page.getByRole('button', { name: 'Acties op selectie' }).click()
  await page.getByRole('menuitem', { name: /^Handmatig oplossen/ }).click()
  await expect(dialog(page)).toContainText('Dit verschil is al opgelost.')
  await dialog(page).getByLabel('Reden').fill('Nagevraagd')
  await callServer('reconciliation/manual/override', {
    bookingId: NAME,
    mrpOspId: 'p-3004',
    reason: 'Eerst',
  })
  await submit(page).click()
  await expect(dialog(page)).toContainText(/\d+ gelukt/)
  await expect(dialog(page)).toContainText('RAIL26100002: Dit verschil is al handmatig opgelost.')
})
