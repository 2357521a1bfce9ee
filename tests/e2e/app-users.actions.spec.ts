/** The actions on an app user, from the page, from a row, and by address. */
import type { Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'
import { notification } from '../portal.ts'
import { inAll } from '../level.ts'

const ACTIVE = `${BASE}/manage/app-users/active`
const detail = (ospId: string): string => `${BASE}/manage/app-users/${ospId}/detail`

const dialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))
const anyDialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const status = (page: Page, text: string | RegExp) =>
  page.locator('.page-head :is(.badge, .normal-state)').filter({ hasText: text })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A menu item. The reason of a refusal is part of its name. */
const item = (page: Page, action: string) => page.getByRole('menuitem', { name: new RegExp(`^${action}`) })

async function choose(page: Page, action: string): Promise<void> {
  await button(page, 'Acties').click()
  await item(page, action).click()
}

test.describe('activating a user', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('ulla.users'))

  test('R086, R087 takes effect immediately', inAll, async ({ page }) => {
    await page.goto(detail('u-1105'))
    await expect(status(page, 'Inactief')).toBeVisible()
    await choose(page, 'Activeren…')
    await expect(page.getByRole('radio', { name: 'Meteen' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Meteen' })).toBeFocused()
    await button(page, 'Activeren').click()
    await expect(notification(page, 'Noor Maes is actief.')).toBeVisible()
    await expect(status(page, 'Actief')).toBeVisible()
    await expect(anyDialog(page)).toHaveCount(0)
    await page.goto(`${ACTIVE}?search=noor.maes`)
    await expect(page.getByRole('rowheader')).toHaveCount(1)
  })
})

test.describe('the dialog of an action', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('ulla.users'))

  test('is used by keyboard alone, and returns the focus to the menu button', inAll, async ({ page }) => {
    await page.goto(`${ACTIVE}?search=bert`)
    const link = page.getByRole('link', { name: 'Bert Blockx' })
    await link.focus()
    await page.keyboard.press('Tab')
    const menu = page.getByRole('button', { name: 'Acties voor Bert Blockx' })
    await expect(menu).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(item(page, 'Deblokkeren…')).toHaveAttribute('data-highlighted', '')
    await page.keyboard.press('Enter')
    await expect(dialog(page, 'Bert Blockx deblokkeren')).toBeVisible()
    await expect(button(page, 'Annuleren')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(anyDialog(page)).toHaveCount(0)
    await expect(menu).toBeFocused()

    await page.goto(`${ACTIVE}?search=bert&dialog=unblock&user=u-1108`)
    await expect(button(page, 'Annuleren')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(notification(page, 'Bert Blockx is gedeblokkeerd.')).toBeVisible()
  })
})
