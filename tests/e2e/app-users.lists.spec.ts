/** What stands around a list: filters where there is little room, and the tools of a short one. */
import type { Locator, Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'

const ACTIVE = `${BASE}/manage/app-users/active`
const blocked = (page: Page) => page.getByRole('combobox', { name: 'Geblokkeerd' })
const middleOf = async (thing: Locator): Promise<number> => {
  const box = await thing.boundingBox()
  return box === null ? Number.NaN : Math.round(box.y + box.height / 2)
}

test('at 1024 px filters wait behind one button that tells how many are set; the bar is one line', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await signInAs('ulla.users')
  await page.goto(`${ACTIVE}?twoFactor=yes`)
  const button = page.getByRole('button', { name: 'Filters (1)' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(blocked(page)).toBeHidden()
  const search = page.getByRole('searchbox', { name: 'Zoek op naam, e-mail of nummer' })
  expect(await middleOf(button)).toBe(await middleOf(search))
  expect(await middleOf(page.getByRole('button', { name: 'Exporteren' }))).toBe(await middleOf(search))

  await button.click()
  await page.keyboard.press('Tab')
  await expect(blocked(page), 'what the button opens comes next').toBeFocused()
  await blocked(page).selectOption({ label: 'Niet geblokkeerd' })
  await expect(page).toHaveURL(`${ACTIVE}?twoFactor=yes&blocked=no`)
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(blocked(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Filters/ })).toHaveCount(0)
  expect(await middleOf(blocked(page))).toBe(await middleOf(search))
})

test('without search and filters, export and columns stand beside the count, not on a line above', async ({
  page,
  signInAs,
}) => {
  await signInAs('ulla.users')
  await page.goto(`${BASE}/manage/app-users/u-1101/budgets`)
  const count = page.locator('.table-count')
  await expect(count).toHaveText('3 rijen')
  expect(await middleOf(page.getByRole('button', { name: 'Exporteren' }))).toBe(await middleOf(count))
  await page.getByRole('button', { name: 'Kolommen' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Status' }).click()
  await expect(page.getByRole('columnheader', { name: 'Status' })).toHaveCount(0)
})
