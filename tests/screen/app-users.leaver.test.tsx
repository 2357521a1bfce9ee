/** The guide for a user who leaves: what there is, what follows from the last day, the writes one by one, the receipt. */
import type { ScreenPage } from './page.ts'
import { BASE, expect, test } from './fixture.ts'

const GUIDE = `${BASE}/manage/app-users/u-1101/leave`
const part = (page: ScreenPage, name: string) => page.getByRole('region', { name, exact: true })
const boxes = (page: ScreenPage, name: string) => part(page, name).getByRole('checkbox')
const carryOut = async (page: ScreenPage): Promise<void> => {
  await page.getByRole('button', { name: 'Uitvoeren…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Uitvoeren' }).click()
}

test('R086, R089, R092 at once: a step that fails says why, stops no other, and is tried again', async ({
  page,
  signInAs,
  sandbox,
}) => {
  await signInAs('ulla.users')
  await page.goto(GUIDE)
  await expect(boxes(page, 'Kaarten en nummers')).toHaveCount(4)
  await expect(page.getByText('Het privébudget blijft toegankelijk')).toBeVisible()
  await sandbox.faults.set({ operationId: 'deactivateBudget', kind: 'status-503', times: 1 })
  await sandbox.faults.set({ operationId: 'deleteIdentificationToken', kind: 'latency', ms: 2000, times: 1 })
  await carryOut(page)
  await expect(page.getByRole('progressbar', { name: /^\d van 10$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  const leave = page.getByRole('alertdialog', { name: 'Er loopt nog iets' })
  await leave.getByRole('button', { name: 'Hier blijven' }).click()

  await expect(page.getByRole('alert').filter({ hasText: '9 van 10 gedaan' })).toBeVisible()
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
})

for (const login of ['ivo.invoices', 'connie.contact'])
  test(`R042 ${login} has no guide`, async ({ page, signInAs }) => {
    await signInAs(login)
    await page.goto(GUIDE)
    await expect(page.getByRole('heading', { name: 'Pagina niet gevonden' })).toBeVisible()
  })
