/** Booking problems: finding, investigating and overriding one or many. */
import { BASE, expect, test } from '../fixtures.ts'
import { inEachLanguage } from '../portal.ts'

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('olivia.osp')
  await page.goto(`${BASE}/reconciliation`)
  await expect(page.getByRole('row').nth(2)).toBeVisible()
})

test('R012 R117 R220 a problem is found by its booking id, opened, and overridden with a reason', async ({
  page,
  expectAccessible,
}) => {
  await page.getByLabel('Boekingsnummer').fill('RAIL26100002')
  await expect(page).toHaveURL(/booking=RAIL26100002/)
  const row = page.getByRole('row').filter({ hasText: 'RAIL26100002' })
  await expect(row).toContainText('€ +3,60')
  await expect(page.getByRole('row')).toHaveCount(2)
  await inEachLanguage(page, expectAccessible, 'nl')

  await row.getByRole('rowheader').getByRole('link').click()
  await expect(page).toHaveURL(/\/finance\/transaction-details\//)
  await page.goBack()

  await row.getByRole('button', { name: /Acties/ }).click()
  await page.getByRole('menuitem', { name: 'Handmatig oplossen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Verschil van RAIL26100002 handmatig oplossen' })
  await expect(dialog.getByLabel('Reden')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('Nagevraagd bij de vervoerder')
  await dialog.getByRole('button', { name: 'Bedrag laten staan' }).click()
  await expect(row).toContainText('Handmatig opgelost')
})
