/** A general order from the open list to the handled ones, by keyboard. Its rules are tested in `../screen/`. */
import { readFile } from 'node:fs/promises'
import { BASE, expect, test } from '../fixtures.ts'
import { notification } from '../portal.ts'
import { inAll } from '../level.ts'

const OPEN = `${BASE}/orders/general`

test('R011, R108 an order is cancelled by keyboard, and appears as handled', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('olivia.osp')
  await page.goto(`${OPEN}?search=${encodeURIComponent('fietshelm maat')}`)
  await expect(page.locator('tbody tr[aria-rowindex]')).toHaveCount(1)
  await expectAccessible()
  await page.getByRole('button', { name: 'Acties voor Jonas Peeters' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: /^Annuleren/ })).toBeVisible()
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Reden')).toBeFocused()
  await expectAccessible()
  await dialog.getByLabel('Reden').selectOption({ label: 'Niet meer leverbaar' })
  await dialog.getByRole('button', { name: 'Bestelling annuleren' }).press('Enter')
  await expect(notification(page, 'De bestelling van Jonas Peeters is geannuleerd.')).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Behandeld / })
    .click()
  await expect(page.locator('tbody tr[aria-rowindex]').first()).toContainText('Fietshelm maat M')
})

test(
  'R242 the PDF of an order is saved; the settings are accessible',
  inAll,
  async ({ page, signInAs, expectAccessible }) => {
    await signInAs('olivia.osp')
    await page.goto(`${OPEN}?dialog=details&order=o-8101`)
    await expect(page.getByRole('dialog')).toContainText('Gentpoortstraat')
    await expectAccessible()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PDF downloaden' }).click()
    const file = await saving
    expect(file.suggestedFilename()).toBe('order-o-8101.pdf')
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await page.goto(`${OPEN}?show=settings`)
    await expect(page.getByLabel('Prijs van een nieuwe kaart')).toBeVisible()
    await expectAccessible()
  },
)
