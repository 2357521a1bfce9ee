/**
 * Resources in the browser: how the map and the lists work with a pointer and a keyboard. The rest is tested in
 * `../screen/`.
 */
import { BASE, expect, test } from '../fixtures.ts'
import { notification } from '../portal.ts'
import { inAll } from '../level.ts'

const at = (section: string): string => `${BASE}/resources/${section}`

test.beforeEach(async ({ signInAs }) => {
  await signInAs('olivia.osp')
})

test('R010 R167 R216 G360 a gas station is added with its position and its owners', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(at('gas-station'))
  await page.getByRole('link', { name: 'Tankstation toevoegen' }).click()
  await page.getByLabel('Naam').fill('Pump One Dijle')
  await page.getByLabel('Aanbieder').selectOption({ label: 'Scheldt Mobility' })
  const place = page.getByRole('group', { name: 'Ligging' })
  const map = place.getByRole('link', { name: 'Bekijken op OpenStreetMap' })
  await expect(map).toBeHidden()
  await place.getByRole('textbox', { name: 'Breedtegraad' }).fill('50,8798')
  await place.getByRole('textbox', { name: 'Lengtegraad' }).fill('4,7005')
  await expect(map).toHaveAttribute('href', /openstreetmap\.org.*50\.8798.*4\.7005/)
  await expectAccessible()
  await page.getByRole('button', { name: /^\w+ toevoegen/ }).click()
  await expect(notification(page, 'Pump One Dijle is aangemaakt.')).toBeVisible()

  await page.getByRole('button', { name: 'Eigenaars van Pump One Dijle' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Eigenaar toevoegen' }).click()
  await dialog.getByLabel('Eigenaar', { exact: true }).selectOption({ label: 'Benelux Mobility' })
  await dialog.getByRole('textbox', { name: 'Eerste dag' }).fill('01/01/2027')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Eigenaars opslaan' }).click()
  await expect(page.getByText('Vanaf 01/01/2027')).toBeVisible()
  await expectAccessible()
})

test(
  'R214 R215 groups and labels are filled by keyboard alone',
  inAll,
  async ({ page, expectAccessible }) => {
    await page.goto(at('resource-groups/edit?ospId=rg-9204'))
    await page.getByRole('radio', { name: /^Niet in de groep/ }).press('Space')
    const others = page.getByRole('listbox', { name: 'Niet in de groep' })
    await others.focus()
    await page.keyboard.press('Space')
    await expect(others.getByRole('option', { selected: true })).toHaveCount(1)
    await page.keyboard.press('Shift+ArrowDown')
    await expect(page.getByText('Nog niet opgeslagen: 2 erbij, 0 eruit.')).toBeVisible()
    await page.getByRole('button', { name: 'Resources opslaan' }).press('Enter')
    await expect(notification(page, 'Groep opgeslagen: 2 erbij, 0 eruit.')).toBeVisible()

    await page.goto(at('labels?tab=none'))
    await page.getByRole('button', { name: /^Acties voor Ferry Line/ }).click()
    await page.getByRole('menuitem', { name: /^Label geven/ }).click()
    await expect(page.getByRole('dialog').getByLabel('Label', { exact: true })).toBeFocused()
    await page.keyboard.type('Water')
    await expectAccessible()
    await page.keyboard.press('Enter')
    await expect(notification(page, 'Ferry Line heeft het label.')).toBeVisible()
    await page.goto(at('transport?view=activation'))
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectAccessible()
  },
)
