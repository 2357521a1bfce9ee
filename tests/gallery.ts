/** What the browser tests of the gallery's build and of its development server share. */
import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { BASE, expect } from './fixtures.ts'

export const GALLERY = `${BASE}/gallery/`

/** The list of all blocks, at the side of each page. */
const BLOCKS = 'nav[aria-label="Blocks"]'

export const groups: readonly string[] = readdirSync('gallery/pages')
export const blocksOf = (group: string): string[] =>
  readdirSync(`gallery/pages/${group}`).map((file) => file.replace(/\.tsx$/, ''))

/** Shows a block in the open gallery, without reloading it. */
export async function show(page: Page, block: string): Promise<void> {
  const link = page.locator(`${BLOCKS} a[href$="block=${block}"]`)
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
}

/** Clicks each button of the block, checks the overlay that it opens, and closes it again. */
export async function openEach(page: Page, look: () => Promise<void>): Promise<void> {
  for (const button of await page
    .getByRole('main')
    .getByRole('button', { name: /^Open / })
    .all()) {
    await button.click()
    const opened = page.locator('[role=dialog], [role=alertdialog], [role=menu]')
    await expect(opened).toBeVisible()
    await look()
    await page.keyboard.press('Escape')
    await expect(opened).toHaveCount(0)
  }
}
