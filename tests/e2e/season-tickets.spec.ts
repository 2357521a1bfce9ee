/** A season-card order from the open list to the handled ones. Its rules are tested in `../screen/`. */
import { COMPANY } from '../../mocks/seed/names.ts'
import { BASE, expect, test } from '../fixtures.ts'
import { inAll } from '../level.ts'
import { notification } from '../portal.ts'

const OPEN = `${BASE}/order-handling/season-card-orders`

test('R110, R177 an order is processed with a later date and a higher price, and appears as handled', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('ulla.users')
  await page.goto(`${OPEN}?search=bruxelles&action=PURCHASE_SEASON_TICKET`)
  const order = page.getByRole('row').filter({ hasText: 'Inès García-Müller' })
  await expect(order).toBeVisible()
  await expectAccessible()
  await order.getByRole('button', { name: /^Acties voor/ }).click()
  await page.getByRole('menuitem', { name: 'Verwerken' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Begint op', { exact: true })).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('15/01/2027')
  await dialog.getByRole('switch', { name: /voor een nieuwe kaart/ }).check()
  await expect(dialog.getByLabel('Prijs')).toHaveValue('504,00')
  await dialog.getByRole('button', { name: 'Verwerken' }).click()
  await expect(notification(page, 'De bestelling van Inès García-Müller is verwerkt.')).toBeVisible()
  await expect(order).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Behandelde bestellingen' }).click()
  const handled = page.locator('tbody tr[aria-rowindex]').first()
  await expect(handled).toContainText('Inès García-Müller')
  await expect(handled).toContainText('15/01/2027')
  await expect(handled).toContainText('504,00')
})

test(
  'R206 the dialogs of an order and the rail settings are accessible',
  inAll,
  async ({ page, signInAs, expectAccessible }) => {
    await signInAs('olivia.osp')
    for (const dialog of ['details', 'cancel']) {
      await page.goto(`${OPEN}?corporateAccountOspId=${COMPANY.bakery}&dialog=${dialog}&order=so-8201`)
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible()
    }
    await page.goto(`${BASE}/company/products/rail-season-subscription`)
    await expect(page.getByRole('form')).toHaveCount(2)
    await expectAccessible()
  },
)
