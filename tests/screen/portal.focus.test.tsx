/**
 * WCAG 2.4.3: when a pressed control disappears, the focus moves to its replacement. The forms have a separate test.
 */
import { BASE, expect, test } from './fixture.ts'
import { expectFocusKept } from './focus.ts'
import type { Locator } from './locator.ts'
import type { ScreenPage } from './page.ts'
import { isAll } from '../level.ts'

const ACTIVE = `${BASE}/manage/app-users/active`
const button = (page: ScreenPage, name: string | RegExp): Locator => page.getByRole('button', { name })

test.beforeEach(async ({ signInAs }) => signInAs('ulla.users'))

test('"Clear selection" moves the focus to the row that was selected last', async ({ page }) => {
  await page.goto(ACTIVE)
  await expect(page.locator('tbody').getByRole('checkbox').first()).toBeVisible()
  await page.locator('tbody').getByRole('checkbox').nth(1).check()
  await button(page, 'Selectie wissen').click()
  await expectFocusKept()
  await expect(page.locator('tbody').getByRole('checkbox').nth(1)).toBeFocused()
})

test('"Clear search and filters" moves the focus to the first row', async ({ page }) => {
  await page.goto(`${ACTIVE}?search=niemand`)
  await button(page, 'Zoekopdracht en filters wissen').click()
  await expectFocusKept()
  await expect(page.locator('tbody').getByRole('checkbox').first()).toBeFocused()
})

test.runIf(isAll)(
  'closing the result of a bulk action moves the focus to the row in the place of the one selected last',
  async ({ page }) => {
    await page.goto(ACTIVE)
    await page.locator('tbody').getByRole('checkbox').first().check()
    await button(page, 'Acties op selectie').click()
    await page.getByRole('menuitem', { name: /^Deactiveren/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Deactiveren' }).click()
    await expect(page.getByRole('dialog').locator('.notice')).toHaveText('1 gelukt, 0 mislukt')
    await expectFocusKept()
    await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectFocusKept()
    await expect(page.locator('tbody').getByRole('checkbox').first()).toBeFocused()
  },
)

test('granting a role moves the focus to the button that removes it', async ({ page }) => {
  await page.goto(`${BASE}/manage/app-users/u-1101/roles`)
  await button(page, 'Rol Kan bedrijfsbudget beheren toekennen').click()
  await expect(button(page, 'Rol Kan bedrijfsbudget beheren intrekken')).toBeFocused()
})

test.runIf(isAll)(
  'leaving a group moves the focus to the next group, or to the text that there is none',
  async ({ page }) => {
    await page.goto(`${BASE}/manage/app-users/u-1101/groups-roles`)
    const leave = button(page, /^Verwijderen uit|verwijderen/)
    await expect(leave.first()).toBeVisible()
    for (let left = await leave.count(); left > 0; left -= 1) {
      await leave.first().click()
      await expectFocusKept()
      await expect(leave).toHaveCount(left - 1)
      await expectFocusKept()
    }
  },
)

test('a file that cannot be read keeps the focus in the file field', async ({ page }) => {
  await page.goto(`${BASE}/manage/app-users/import`)
  const field = page.locator('input[type=file]')
  await expect(field).toHaveCount(1)
  document.querySelector<HTMLElement>('input[type=file]')?.focus()
  await field.setInputFiles(new File(['firstName,salary\nNele,3'], 'users.csv'))
  await expect(page.locator('.notice').filter({ hasText: 'salary' })).toHaveCount(1)
  await expect(field).toBeFocused()
})

test.runIf(isAll)(
  'handling a row of a list in memory moves the focus to the next row',
  async ({ page, signInAs }) => {
    await signInAs('olivia.osp')
    await page.goto(`${BASE}/orders/general`)
    const menus = page.locator('tbody .table-actions').getByRole('button')
    await expect(menus.nth(1)).toBeVisible()
    const next = menus.nth(1).element()
    await menus.first().click()
    await page.getByRole('menuitem', { name: /^Bevestigen/ }).click()
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button').last().click()
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0)
    await expectFocusKept()
    expect(document.activeElement).toBe(next)
  },
)
