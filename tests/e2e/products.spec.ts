/**
 * Products in the browser: from a new one to its deactivation, by keyboard and with axe. The rest is in `../screen/`.
 */
import { BASE, expect, test } from '../fixtures.ts'
import { notification } from '../portal.ts'

test('R205 R107 G062 platform staff create a product, extend it, copy it and deactivate it', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('olivia.osp')
  await page.goto(`${BASE}/products`)
  await expect(page.getByRole('rowheader', { name: 'Alles & meer' })).toBeVisible() // G174: no markup.
  await expectAccessible()
  await page.getByRole('link', { name: 'Product toevoegen' }).click()
  await page.getByRole('textbox', { name: 'Naam', exact: true }).fill('Night bus')
  await page.getByRole('textbox', { name: 'Naam in het Nederlands' }).fill('Nachtbus')
  await page.getByRole('textbox', { name: 'Externe id' }).fill('NIGHT-BUS')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('combobox', { name: 'Resources' })).toBeFocused() // The first missing field.
  await expectAccessible()
  await page.getByRole('combobox', { name: 'Resources' }).fill('share')
  await page.getByRole('option', { name: /Share Cars/ }).click()
  await page.getByRole('button', { name: 'Elke maand' }).click()
  await expect(page.getByText('Om 00:00, op dag 1 van de maand')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(notification(page, 'Nachtbus is gemaakt.')).toBeVisible()
  await expect(page.getByText('De volgende keren')).toBeVisible()
  await expectAccessible()

  await page.getByRole('link', { name: 'Samenstelling' }).click()
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Resourcegroep' }).click()
  await page.getByRole('combobox', { name: 'Resourcegroep' }).fill('deel')
  await page.getByRole('option', { name: /Deelmobiliteit/ }).click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Toevoegen' }).click()
  await expect(page.getByRole('rowheader', { name: 'Deelmobiliteit' })).toBeVisible()
  await page.getByRole('button', { name: 'Acties voor Deelmobiliteit' }).click()
  await page.getByRole('menuitem', { name: /^Voorwaarden wijzigen/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Acties voor Deelmobiliteit' }).click()
  await page.getByRole('menuitem', { name: /^Resources bekijken/ }).click()
  await expect(page.getByRole('dialog').getByText('Blue Bikes')).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Acties', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Deactiveren/ }).click()
  await expectAccessible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactiveren' }).click()
  await expect(notification(page, 'Nachtbus is niet meer actief.')).toBeVisible()
  await page.getByRole('button', { name: 'Acties', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Kopiëren/ }).click()
  await expect(page.getByRole('textbox', { name: 'Externe id' })).toHaveValue('NIGHT-BUS-COPY')
  await expect(page.getByRole('button', { name: 'Deelmobiliteit weglaten' })).toBeVisible()
})
