/** A fee is changed with its chart next to it. Its rules are tested in `../screen/`. */
import { BASE, expect, test } from '../fixtures.ts'
import { notification } from '../portal.ts'

test('R165, R223 a fee is changed from the list by keyboard', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('olivia.osp')
  await page.goto(`${BASE}/user-fee?search=noordzee`)
  await expect(page.locator('tbody tr[aria-rowindex]')).toHaveCount(3)
  await expectAccessible()
  await page.locator('tbody tr[aria-rowindex]').last().getByRole('link').press('Enter')
  await expect(page.getByRole('list', { name: 'Schijven naar aantal' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('textbox', { name: /^Bijdrage/ }).fill('1,10')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(notification(page, 'De bijdrage van Noordzee Mobility is opgeslagen.')).toBeVisible()
  await page.goto(`${BASE}/user-fee?dialog=picture&fee=uf-7006`)
  await expect(page.getByRole('dialog')).toContainText('Overlapping')
  await expectAccessible()
  await page.goto(`${BASE}/user-fee/create`)
  await expect(page.getByRole('combobox', { name: 'Wie betaalt' })).toBeVisible()
  await expectAccessible()
})
