/** Saved views of a list: what they contain, where they are stored, and how they are restored. */
import type { Page } from '@playwright/test'

import { BASE, expect, test } from '../fixtures.ts'
import { notification } from '../portal.ts'
import { inAll } from '../level.ts'

const ACTIVE = `${BASE}/manage/app-users/active`
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name })
const view = (page: Page, name: string) => page.getByRole('menuitemradio', { name })
const stored = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('portal_views_')))

async function openViews(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Opgeslagen weergaven' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
}

async function saveAs(page: Page, name: string): Promise<void> {
  await openViews(page)
  await item(page, 'Deze weergave opslaan…').click()
  await dialog(page, 'Deze weergave opslaan').getByRole('textbox', { name: 'Naam' }).fill(name)
  await dialog(page, 'Deze weergave opslaan').getByRole('button', { name: 'Opslaan' }).click()
  await expect(notification(page, `De weergave “${name}” is opgeslagen.`)).toBeVisible()
}

test(
  'a saved view keeps filters and sort order, without the search text, and restores them',
  inAll,
  async ({ page, signInAs, expectAccessible }) => {
    await signInAs('ulla.users')
    await page.goto(`${ACTIVE}?search=peeters&twoFactor=no&sort=-lastname&page=2`)
    await openViews(page)
    await expect(item(page, 'Weergaven beheren…')).toHaveAttribute('aria-disabled', 'true')
    await item(page, 'Deze weergave opslaan…').click()
    const save = dialog(page, 'Deze weergave opslaan')
    await expect(save).toContainText('Wat u zoekt, wordt niet opgeslagen')
    await save.getByRole('button', { name: 'Opslaan' }).click()
    await expect(save.locator('.field-error')).toHaveText('Naam is verplicht')
    await expectAccessible()
    await save.getByRole('textbox', { name: 'Naam' }).fill('Zonder toestel')
    await page.keyboard.press('Enter')
    await expect(save).toHaveCount(0)
    expect(await stored(page), 'no personal data in the browser').toEqual([
      [
        'portal_views_app-users-active',
        JSON.stringify([{ name: 'Zonder toestel', query: 'twoFactor=no&sort=-lastname' }]),
      ],
    ])

    await page.goto(ACTIVE)
    await openViews(page)
    await expect(item(page, 'Deze weergave opslaan…'), 'a list as it begins').toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await view(page, 'Zonder toestel').click()
    await expect(page).toHaveURL(`${ACTIVE}?twoFactor=no&sort=-lastname`)
    await openViews(page)
    await expect(view(page, 'Zonder toestel')).toBeChecked()
    await page.keyboard.press('Escape')
    await page.goBack()
    await expect(page).toHaveURL(ACTIVE)
  },
)

test(
  'a view is renamed, shared by a link, and deleted after confirmation',
  inAll,
  async ({ page, context, signInAs, expectAccessible }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signInAs('ulla.users')
    await page.goto(`${ACTIVE}?blocked=yes&search=an`)
    await saveAs(page, 'Geblokkeerd')
    await openViews(page)
    await item(page, 'Weergaven beheren…').click()
    const manage = dialog(page, 'Opgeslagen weergaven')
    await manage.getByRole('button', { name: 'De link van “Geblokkeerd” kopiëren' }).click()
    await expect(notification(page, 'De link van “Geblokkeerd” is gekopieerd.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(link).pathname + new URL(link).search).toBe(`${ACTIVE}?blocked=yes`)

    await manage.getByRole('button', { name: '“Geblokkeerd” hernoemen' }).click()
    const name = manage.getByRole('textbox', { name: 'Naam' })
    await expect(name).toBeFocused()
    await name.fill('Na te kijken')
    await expectAccessible()
    await page.keyboard.press('Enter')
    const remove = manage.getByRole('button', { name: '“Na te kijken” verwijderen' })
    await remove.click()
    await expect(manage).toContainText('“Na te kijken” verwijderen?')
    await manage.getByRole('button', { name: 'Annuleren' }).click()
    await remove.click()
    await manage.getByRole('button', { name: 'Verwijderen', exact: true }).click()
    await expect(manage).toContainText('Er is nog geen weergave opgeslagen.')
    await expect(manage.getByRole('button', { name: 'Sluiten' }).last()).toBeFocused()
    expect(await stored(page)).toEqual([])
  },
)
