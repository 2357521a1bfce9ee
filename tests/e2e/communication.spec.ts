/** A message in three steps, and its accessibility. Its rules are tested in `../screen/`. */
import { BASE, expect, test } from '../fixtures.ts'
import { inAll } from '../level.ts'
import { notification } from '../portal.ts'

test('R225 a message is sent in three steps, which can be revisited', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('olivia.osp')
  await page.goto(`${BASE}/messages/add?channel=mc-8003`)
  const next = page.getByRole('button', { name: 'Volgende' })
  await expect(page.getByRole('radio', { name: /^Brugge Bakery HR/ })).toBeChecked()
  await expectAccessible()
  await next.click()
  await expect(page.getByText(/^Dit bericht bereikt/)).toBeVisible()
  await expectAccessible()
  await next.click()
  await page
    .getByRole('group', { name: /^Titel/ })
    .getByLabel(/^Nederlands/)
    .fill('Fietsen')
  await page
    .getByRole('group', { name: /^Bericht/ })
    .getByLabel(/^Nederlands/)
    .fill('Drie fietsen.')
  await expect(page.getByRole('region', { name: 'Bericht in de app' })).toContainText('Drie fietsen.')
  await expectAccessible()
  await page.goBack()
  await page.goForward()
  await expect(page.getByRole('group', { name: /^Titel/ }).getByLabel(/^Nederlands/)).toHaveValue('Fietsen')
  await page.getByRole('button', { name: 'Versturen', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Versturen' }).click()
  await expect(notification(page, /Het bericht is verstuurd/)).toBeVisible()
  await expect(page.locator('tbody tr[aria-rowindex]').first()).toContainText('Fietsen')
  await expectAccessible()
})

test('R212 channels and their pages are accessible', inAll, async ({ page, signInAs, expectAccessible }) => {
  await signInAs('olivia.osp')
  await page.goto(`${BASE}/message-channels`)
  await expect(page.locator('tbody tr[aria-rowindex]').first()).toBeVisible()
  await expectAccessible()
  await page.goto(`${BASE}/message-channels/mc-8003`)
  await expect(page.locator('tbody tr[aria-rowindex]')).toHaveCount(2)
  await expectAccessible()
  await page.goto(`${BASE}/message-channels/add`)
  await expect(page.getByRole('textbox', { name: /^Naam/ })).toBeVisible()
  await expectAccessible()
})
