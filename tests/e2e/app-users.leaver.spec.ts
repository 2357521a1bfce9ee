/**
 * The guide for a user who leaves: current data, what follows from the last day, the writes one by one, and the
 * receipt.
 */
import type { Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'
import { inAll } from '../level.ts'
import { languagesFor } from '../languages.ts'

const GUIDE = `${BASE}/manage/app-users/u-1101/leave`
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const boxes = (page: Page, name: string) => part(page, name).getByRole('checkbox')
const carryOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Uitvoeren…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Uitvoeren' }).click()
}

test(
  'R088, R096, R104, G165 a last day ends expenses and budgets, keeps cards, and the receipt can be printed',
  inAll,
  async ({ page, signInAs, sandbox, expectAccessible }) => {
    await signInAs('ulla.users')
    await page.addInitScript(() => (window.print = () => document.body.setAttribute('data-printed', '')))
    await page.goto(`${BASE}/manage/app-users/u-1101/budgets`)
    await page.getByRole('button', { name: 'Acties', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Gids voor vertrekkers…' }).click()
    await expect(page).toHaveURL(GUIDE)
    await expect(page.getByRole('heading', { level: 1, name: 'Vertrek van Jonas Peeters' })).toBeVisible()

    // The day must be chosen before any consequences are shown, and they change with it.
    await page.getByRole('radio', { name: 'Op het einde van een dag' }).check()
    await expect(part(page, 'Budgetten')).toHaveCount(0)
    await page.getByRole('textbox', { name: /^Laatste dag/ }).fill('30/06/2031')
    await expect(
      part(page, 'Terugkerende uitgaven').getByText('De laatste komt ten laatste op 30/06/2031.'),
    ).toHaveCount(3)
    await expect(
      part(page, 'Budgetten').getByText('Kan gebruikt worden tot en met 30/06/2031'),
    ).not.toHaveCount(0)
    await expect(part(page, 'Account').getByText('Blijft actief tot en met 30/06/2031.')).toBeVisible()
    await expect(page.getByText('dus tot en met 29/08/2031')).toBeVisible()
    await expect(part(page, 'Kaarten en nummers').getByText('Verwijder ze na 30/06/2031.')).toBeVisible()
    for (const card of await boxes(page, 'Kaarten en nummers').all()) await expect(card).not.toBeChecked()
    await boxes(page, 'Terugkerende uitgaven').first().uncheck()
    await expectAccessible()

    await carryOut(page)
    await expect(page.getByText(/^(\d+) van \1 gedaan$/)).toBeVisible()
    await expect(part(page, 'Ontvangstbewijs').getByText('30/06/2031')).toBeVisible()
    await expect(part(page, 'Ontvangstbewijs').getByText('Ulla Users')).toBeVisible()
    await expect(part(page, 'Bewust niet uitgevoerd').getByText('Leasefiets')).toBeVisible()
    await expectAccessible()
    expect(await sandbox.calls('deleteIdentificationToken')).toHaveLength(0)
    expect(await sandbox.calls('updateRecurringExternalPurchase')).toHaveLength(2)

    await page.getByRole('button', { name: 'Afdrukken' }).click()
    await expect(page.locator('body[data-printed]')).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(part(page, 'Stappen')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Afdrukken' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })

    // A completed step is no longer shown, and a later visit continues from there.
    await page.goto(GUIDE)
    await expect(page.getByRole('textbox', { name: /^Laatste dag/ })).toHaveValue('30/06/2031')
    await expect(boxes(page, 'Terugkerende uitgaven')).toHaveCount(1)
    await expect(part(page, 'Account').getByText('Aan het account verandert niets.')).toBeVisible()
  },
)

for (const language of languagesFor('the guide', ['en', 'fr']))
  test(
    `axe finds nothing on the guide in ${language}, also after a step has failed`,
    inAll,
    async ({ page, signInAs, sandbox, expectAccessible }) => {
      await signInAs('ulla.users', { language })
      await page.goto(GUIDE)
      await expect(page.getByRole('checkbox').first()).toBeVisible()
      await expectAccessible()
      await page.locator('form button[type=submit]').click()
      const question = page.getByRole('alertdialog')
      await expect(question).toBeVisible()
      await expectAccessible()
      await sandbox.faults.set({ operationId: 'deactivateBudget', kind: 'status-503', times: 1 })
      await question.getByRole('button').last().click()
      await expect(page.getByRole('listitem').getByRole('alert')).toBeVisible()
      await expectAccessible()
    },
  )
