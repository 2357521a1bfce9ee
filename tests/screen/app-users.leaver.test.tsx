/**
 * The guide for a user who leaves: current data, what follows from the last day, the writes one by one, and the
 * receipt.
 */
import type { ScreenPage } from './page.ts'
import { BASE, expect, test } from './fixture.ts'
import { isAll } from '../level.ts'
import { yearAhead } from './days.ts'

/** A last day in the future needs a later year. */
const YEAR = yearAhead(1)
const GUIDE = `${BASE}/manage/app-users/u-1101/leave`
const part = (page: ScreenPage, name: string) => page.getByRole('region', { name, exact: true })
const boxes = (page: ScreenPage, name: string) => part(page, name).getByRole('checkbox')
const carryOut = async (page: ScreenPage): Promise<void> => {
  await page.getByRole('button', { name: 'Uitvoeren…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Uitvoeren' }).click()
}

test.runIf(isAll)(
  'R086, R089, R092 a step that fails shows the reason, does not stop the others, and can be retried',
  async ({ page, signInAs, sandbox }) => {
    await signInAs('ulla.users')
    await page.goto(GUIDE)
    await expect(boxes(page, 'Kaarten en nummers')).toHaveCount(4)
    await expect(page.getByText('Het privébudget blijft toegankelijk')).toBeVisible()
    await sandbox.faults.set({ operationId: 'deactivateBudget', kind: 'status-503', times: 1 })
    await sandbox.faults.set({
      operationId: 'deleteIdentificationToken',
      kind: 'latency',
      ms: 2000,
      times: 1,
    })
    await carryOut(page)
    await expect(page.getByRole('progressbar', { name: /^\d van 10$/ })).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    const leave = page.getByRole('alertdialog', { name: 'Er loopt nog iets' })
    await leave.getByRole('button', { name: 'Hier blijven' }).click()

    await expect(page.locator('.notice').filter({ hasText: '9 van 10 gedaan' })).toBeVisible()
    const steps = part(page, 'Stappen').getByRole('listitem')
    await expect(steps.filter({ hasText: 'Gedaan' })).toHaveCount(9)
    await expect(steps.filter({ hasText: 'Mislukt' }).getByRole('alert')).toHaveText(/niet beschikbaar/)
    await page.getByRole('button', { name: /^Opnieuw proberen/ }).click()
    await expect(page.getByText('10 van 10 gedaan')).toBeVisible()
    await expect(page.locator('.page-head').getByText('Inactief')).toBeVisible()
    // Family members are users of their own.
    await page.getByRole('link', { name: 'Lotte Peeters' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Vertrek van Lotte Peeters' })).toBeVisible()
    await expect(part(page, 'Account').getByText('Wordt meteen gedeactiveerd.')).toBeVisible()
    await page.goto(`${BASE}/manage/app-users/u-1101/budgets`)
    await expect(page.getByRole('cell', { name: 'Inactief' })).not.toHaveCount(0)
  },
)

test('the draft survives a reload, and the last question names the day and everything that ends', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(GUIDE)
  await page.getByRole('radio', { name: 'Op het einde van een dag' }).click()
  await page.getByRole('textbox', { name: 'Laatste dag' }).fill(`31/12/${YEAR}`)
  const cards = boxes(page, 'Kaarten en nummers')
  await expect(cards.first()).not.toBeChecked()
  await cards.first().click()
  await boxes(page, 'Budgetten').first().click()
  await page.reload()

  await expect(page.getByRole('textbox', { name: 'Laatste dag' })).toHaveValue(`31/12/${YEAR}`)
  await expect(cards.first()).toBeChecked()
  await expect(boxes(page, 'Budgetten').first()).not.toBeChecked()
  expect(JSON.stringify({ ...localStorage }), 'nothing of it stays in the browser').not.toContain(
    `${YEAR}-12-31`,
  )
  await page.getByRole('button', { name: 'Uitvoeren…' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(`De laatste dag is 31/12/${YEAR}`)).toBeVisible()
  await expect(question.getByRole('listitem').filter({ hasText: /Account van/ })).toContainText(
    `31/12/${YEAR}`,
  )
  await question.getByRole('button', { name: 'Annuleren' }).click()
  // A user who discards the draft starts again.
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Niet bewaren' }).click()
  await page.goto(GUIDE)
  await expect(page.getByRole('radio', { name: 'Meteen' })).toBeChecked()
})

test.runIf(isAll)(
  'the receipt survives a reload, with the failed steps, and the next plan starts empty',
  async ({ page, signInAs, sandbox }) => {
    await signInAs('ulla.users')
    await page.goto(GUIDE)
    await expect(boxes(page, 'Kaarten en nummers')).toHaveCount(4)
    await sandbox.faults.set({ operationId: 'deactivateBudget', kind: 'status-503', times: 1 })
    await carryOut(page)
    await expect(page.getByText('9 van 10 gedaan')).toBeVisible()
    const receipt = (): string => part(page, 'Ontvangstbewijs').element().textContent
    const before = receipt()
    await page.reload()

    await expect(page.getByText('9 van 10 gedaan')).toBeVisible()
    expect(receipt()).toBe(before)
    const steps = part(page, 'Stappen').getByRole('listitem')
    await expect(steps.filter({ hasText: 'Mislukt' }).getByRole('alert')).toHaveText(/niet beschikbaar/)
    await page.getByRole('button', { name: /^Opnieuw proberen/ }).click()
    await expect(page.getByText('10 van 10 gedaan')).toBeVisible()
    await page.reload()
    await expect(page.getByText('10 van 10 gedaan')).toBeVisible()
    await page.goto(GUIDE)
    await expect(part(page, 'Account').getByText(/Aan het account verandert niets/)).toBeVisible()
  },
)

for (const login of ['ivo.invoices', 'connie.contact'])
  test(`R042 ${login} cannot open the offboarding guide`, async ({ page, signInAs }) => {
    await signInAs(login)
    await page.goto(GUIDE)
    await expect(page.getByRole('heading', { name: 'Pagina niet gevonden' })).toBeVisible()
  })
