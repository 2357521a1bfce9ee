/** Deciding on a plugin-service order, and withdrawing the decision. Its rules are tested in `../screen/`. */
import { BASE, expect, test } from '../fixtures.ts'
import { notification } from '../portal.ts'

const OPEN = `${BASE}/orders/plugin-service?search=${encodeURIComponent('Stadsfiets 28')}`

test('R113 an order is rejected with a note, and the rejection is undone by keyboard from the notification', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('olivia.osp')
  await page.goto(OPEN)
  const order = page.locator('tbody tr[aria-rowindex]')
  await expect(order).toHaveCount(1)
  await expectAccessible()
  await page.getByRole('button', { name: 'Acties voor Jonas Peeters' }).click()
  await page.getByRole('menuitem', { name: /^Afwijzen/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(/^Waarom/)).toBeFocused()
  const mail = dialog.getByRole('region', { name: 'Voorbeeld van de e-mail' })
  await expect(mail).toContainText('Dag Jonas')
  const reject = dialog.getByRole('button', { name: 'Bestelling afwijzen' })
  const place = await reject.boundingBox()
  await page.keyboard.type('Te duur')
  await expect(mail).toContainText('Te duur')
  expect(await reject.boundingBox(), 'the longer mail does not move the button').toEqual(place)
  await expectAccessible()
  await reject.click()
  await expect(order).toHaveCount(0)
  await notification(page, /is afgewezen/)
    .getByRole('button', { name: 'Ongedaan maken' })
    .press('Enter')
  await expect(notification(page, /is weer open/)).toBeVisible()
  await expect(order).toHaveCount(1)
})
