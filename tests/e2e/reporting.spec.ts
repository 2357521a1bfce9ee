import { expect, test } from '../fixtures.ts'
import { notification } from '../portal.ts'
import { inAll } from '../level.ts'

test('R043 R072 a reporting manager sees the reports in her language, and filters them by the URL', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('rita.reports')
  await page.goto('/portal/reporting')
  const table = page.getByRole('table', { name: /^Tous les rapports/ })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Filtre', exact: true }).click()
  const first = page.getByRole('group', { name: 'Type' }).getByRole('menuitem').first()
  const kind = (await first.textContent()) ?? ''
  await first.click()
  await expect(page).toHaveURL(/type=/)
  await expect(table.getByRole('row').nth(1)).toContainText(kind)
})

test(
  'R072, R258 a reporting manager downloads the latest report, and adds and removes a recipient',
  inAll,
  async ({ page, signInAs, expectAccessible }) => {
    await signInAs('rita.reports', { language: 'nl' })
    await page.goto('/portal/reporting')
    const saved = page.waitForEvent('download')
    await page
      .getByRole('button', { name: /^Detail van het gebruik, .* downloaden als XLSX$/ })
      .first()
      .click()
    expect((await saved).suggestedFilename()).toBe('USAGE_DETAIL.xlsx')
    await expect(notification(page, 'De download is gestart.')).toBeVisible()

    await page.getByRole('button', { name: 'Rapport aanvragen' }).click()
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Soort' })).toBeFocused()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Ontvanger toevoegen' }).click()
    const email = page.getByRole('dialog').getByLabel('E-mailadres')
    await expect(email).toBeFocused()
    await expectAccessible()
    await email.fill('boekhouding@brugge-bakery.example')
    await page.keyboard.press('Enter')
    const added = page.getByRole('row').filter({ hasText: 'boekhouding@brugge-bakery.example' })
    await expect(added).toBeVisible()
    await added.getByRole('button', { name: /^Acties voor/ }).click()
    await page.getByRole('menuitem', { name: 'Verwijderen' }).click()
    await expect(added).toHaveCount(0)
  },
)
