/** A morning of platform staff: processing the waiting items by keyboard alone. */
import type { Page } from '@playwright/test'
import { BASE, expect, test } from '../fixtures.ts'
import { inAll } from '../level.ts'

const left = (page: Page) =>
  page
    .getByRole('region', { name: 'In de wachtrij' })
    .locator('p')
    .filter({ hasText: /^Nog \d+$/ })

/**
 * Decides on the open item: opens the question, goes to its last button, and confirms. The next one opens
 * automatically.
 */
async function decide(
  page: Page,
  action: string,
  role: 'alertdialog' | 'dialog',
  count: number,
): Promise<void> {
  const button = page.getByRole('button', { name: new RegExp(`^${action}: `) })
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole(role)
  // The focus arrives a moment after the dialog: a Tab before that would move it on the page below.
  await expect(dialog.locator(':focus')).toHaveCount(1)
  const confirm = dialog.getByRole('button', { name: action, exact: true })
  for (
    let turn = 0;
    turn < 4 && !(await confirm.evaluate((one) => one === document.activeElement));
    turn += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(left(page)).toHaveText(`Nog ${count}`)
}

test(
  'G396 twenty waiting items are decided on by keyboard alone',
  inAll,
  async ({ page, signInAs, expectAccessible }) => {
    test.slow()
    await signInAs('olivia.osp')
    await page.goto(`${BASE}/dashboard`)
    await page.getByRole('link', { name: 'Eén voor één behandelen' }).press('Enter')
    await expect(left(page)).toHaveText('Nog 60')
    await expectAccessible()
    await page.locator('button[aria-current=true]').focus()
    await page.keyboard.press('ArrowRight')
    for (let count = 59; count >= 45; count -= 1) await decide(page, 'Bevestigen', 'alertdialog', count)
    await page.getByRole('link', { name: /^Plug-ins/ }).press('Enter')
    await expect(left(page)).toHaveText('Nog 17')
    await page.locator('button[aria-current=true]').focus()
    await page.keyboard.press('ArrowRight')
    for (let count = 16; count >= 12; count -= 1) await decide(page, 'Goedkeuren', 'dialog', count)
    await expectAccessible()
  },
)
